import type { z } from 'zod';
import { cantonNames } from './cantons';
import {
  day,
  distinct,
  entry,
  fields,
  group,
  groups,
  hidden,
  holiday,
  httpsUrl,
  identifier,
  inOtherLanguages,
  limitedLine,
  line,
  list,
  mailAddress,
  number,
  pictureIn,
  select,
  siteAddress,
  text,
  yesNo,
} from './fields';

/** Facts that texts may contain as placeholders: field → name in braces, such as `{salon}`. */
export const factNames = {
  name: 'salon',
  responsible: 'responsable',
  hostingProvider: 'hebergeur',
  hostingCountry: 'pays-hebergeur',
  yearsOnHome: 'annees-accueil',
  yearsOnServices: 'annees-prestations',
  clients: 'clientes',
  cancellationHours: 'heures-annulation',
  complaintHours: 'heures-reclamation',
  payment: 'paiement',
} as const;

const phone = (label: string, more: { hint?: string; formOrder?: number }) =>
  line({
    label,
    ...more,
    understood: 'phone',
    pattern: /^\+41 ?[1-9]( ?\d){8}$/,
    message: '+41 et neuf chiffres sont attendus, par exemple +41 32 123 45 67',
  });

const link = (label: string, hint?: string, formOrder?: number) =>
  group({ name: line({ label: 'Nom' }), url: httpsUrl({ label: 'Adresse' }) }, { label, hint, formOrder });

/** `salon.json`: name, address, ways to contact and to book, and facts for the law and for search engines. */
export const salonFile = entry({
  address: group(
    {
      street: line({ label: 'Rue et numéro' }),
      postalCode: line({
        label: 'NPA',
        understood: 'postcode',
        pattern: /^[1-9]\d{3}$/,
        message: 'un numéro postal suisse de quatre chiffres est attendu',
      }),
      city: line({ label: 'Localité' }),
      region: line({ label: 'Région' }),
      canton: select(cantonNames, { label: 'Canton', hint: 'Ses jours fériés sont ceux du salon.' }),
      country: select([['CH', 'Suisse']], { label: 'Pays' }),
    },
    { label: 'Adresse' },
  ),
  phone: phone('Téléphone', { formOrder: -1 }),
  whatsapp: phone('WhatsApp', {
    formOrder: -1,
    hint: 'Le numéro qui répond sur WhatsApp ; vide si vous ne vous en servez pas.',
  }).optional(),
  email: line({
    label: 'E-mail',
    formOrder: -1,
    hint: 'Vide si vous n’en lisez pas.',
    pattern: mailAddress,
    message: 'une adresse e-mail est attendue, par exemple bonjour@exemple.ch',
  }).optional(),
  socialProfile: link('Réseau social').optional(),
  /** Booking widget of any provider. Without it, booking links lead to the form; without a form they call the salon. */
  booking: group(
    {
      url: httpsUrl({ label: 'Adresse', hint: 'Celle que votre prestataire vous donne, dans la langue principale.' }),
      /** Address for trades with `bookingVariant`: the widget's list of services. */
      servicesUrl: httpsUrl({ label: 'Adresse de la liste des prestations' }).optional(),
    },
    { label: 'Réservation en ligne', hint: 'Décochée, les boutons mènent au formulaire de la page de contact.' },
  ).optional(),
  name: limitedLine({
    label: 'Nom du salon',
    hint: `Dans les textes, écrivez {${factNames.name}} : ce nom prend sa place.`,
    max: 60,
  }),
  tagline: limitedLine({ label: 'Métiers sous le nom', max: 60 }),
  voice: select(
    [
      ['je', '« je », une personne'],
      ['nous', '« nous », plusieurs'],
    ],
    { label: 'Le site dit « je » ou « nous »', isAsked: true },
  ).default('je'),
  /** Degrees, WGS 84: latitude, longitude. */
  position: line({
    formOrder: 1,
    label: 'Point sur la carte',
    hint: 'Dans Google Maps, appuyez longuement sur la porte du salon, puis copiez les deux nombres.',
    pattern: /^4[5-7]\.\d+, ?([6-9]|10)\.\d+$/,
    message: 'deux nombres en Suisse sont attendus, par exemple 47.247, 6.978',
  }).optional(),
  picture: pictureIn(4, 3, 1200, { label: 'Photo du salon', hint: 'Pour Google.' }).optional(),
  priceRange: line({
    formOrder: 1,
    label: 'Gamme de prix',
    hint: 'Pour Google, de $ (bon marché) à $$$$ (cher).',
    pattern: /^\${1,4}$/,
    message: 'un à quatre signes $ sont attendus, par exemple $$',
  }).optional(),
  illustrations: yesNo({
    label: 'Les images sont des illustrations',
    hint: 'Le site le dit alors. À éteindre quand toutes les photos sont les vôtres.',
  }).default(false),
  /** The person or firm behind the salon, which the law requires on a website (LCD 3 s, LPD 19). */
  responsible: line({
    label: 'Personne ou entreprise responsable',
    hint: 'Prénom et nom, ou la raison de commerce, qui contient le nom de famille si vous êtes seule. Paraît dans la protection des données et les conditions.',
  }),
  /** The hosting company: the end of the sentence "chez ...". */
  hostingProvider: line({
    formOrder: 1,
    label: 'Hébergeur du site',
    hint: 'Pour qui fait le site. Son nom, par exemple « Infomaniak » ; paraît dans la protection des données et les conditions.',
  }),
  hostingCountry: line({
    formOrder: 1,
    label: "Pays de l'hébergeur",
    hint: 'Pour qui fait le site. Par exemple « Suisse ».',
  }),
  /** Public address of the site without path and final slash; `SITE_URL` overrides it for one build. */
  siteUrl: line({
    formOrder: 1,
    label: 'Adresse du site',
    hint: 'Pour qui fait le site.',
    pattern: siteAddress,
    message: 'une adresse sans barre à la fin est attendue, par exemple https://www.exemple.ch',
  }),
  developer: link('Auteur du site', 'Pour qui fait le site. Nom et adresse, au bas des pages.', 1).optional(),
  areaServed: list(line({ label: 'Village' }), { label: 'Villages d’où l’on vient', singular: 'un village', min: 1 }),
  /** "le", "la" or "l'" before the salon's name in a sentence: "à l'Atelier", "au Salon". */
  article: select(
    [
      ['', 'aucun : chez'],
      ["l'", "l' : à l', de l'"],
      ['le', 'le : au, du'],
      ['la', 'la : à la, de la'],
    ],
    { label: 'Article du nom, dans une phrase en français', formOrder: 1, hint: 'Pour qui fait le site.' },
  ).default(''),
  translations: inOtherLanguages({
    tagline: limitedLine({ label: 'Métiers sous le nom', max: 60 }).optional(),
    region: line({ label: 'Région' }).optional(),
    city: line({ label: 'Localité', hint: 'Où l’on en parle ; l’adresse garde la sienne.' }).optional(),
  }),
  /** Main language, whose pages are at the root; German pages are in `content/languages/de/`, at paths below `/de`. */
  language: hidden(
    select(
      [
        ['fr', 'français'],
        ['de', 'allemand'],
        ['it', 'italien'],
        ['en', 'anglais'],
      ],
      { label: 'Langue principale' },
    ),
    { label: 'Langue principale' },
  ).default('fr'),
  /** Repository on GitHub in which the editor saves. */
  repository: hidden(
    line({
      label: 'Dépôt GitHub',
      pattern: /^[a-zA-Z\d](-?[a-zA-Z\d])*\/[\w.-]+$/,
      message: 'le nom d’un dépôt GitHub est attendu, par exemple julie/salon',
    }),
    { label: 'Dépôt GitHub' },
  ).optional(),
});

const count = (label: string, name?: string) =>
  number({
    label,
    hint: name && `Changé ici, le chiffre change partout. Dans un texte : {${name}}.`,
    pattern: /^[1-9]\d{0,4}$/,
    message: 'un nombre entier plus grand que zéro est attendu',
  });

/** Figures and periods that pages state; absent ones are not shown. */
export const facts = entry({
  yearsOnHome: count("Années d'expérience, dites sur l'accueil", factNames.yearsOnHome).optional(),
  yearsOnServices: count(
    "Années d'expérience, dites sur la page des prestations",
    factNames.yearsOnServices,
  ).optional(),
  clients: count('Clientes et clients satisfaits, au moins', factNames.clients).optional(),
  cancellationHours: count('Délai pour annuler un rendez-vous, en heures', factNames.cancellationHours).optional(),
  complaintHours: count('Délai pour une réclamation, en heures', factNames.complaintHours).optional(),
  others: groups(
    {
      label: line({ label: 'Ce qui est compté' }),
      name: identifier({
        label: 'Nom dans les textes',
        hint: 'Sans les accolades : le nom « ans-garantie » se cite {ans-garantie}.',
      }),
      value: count('Nombre'),
    },
    { each: 'Chiffre', label: 'Autres chiffres', singular: 'un chiffre' },
  ).default([]),
});

const time = '([01]?\\d|2[0-3]):[0-5]\\d';
const interval = `${time} ?[-–] ?${time}`;

/** For hints of the form; the editor understands other spellings too (lib/schema/corrections.ts). */
const hoursExample = 'Par exemple 09:00-18:30, ou avec une pause 09:00-12:00, 13:30-18:00';

/** Hours of one day, "09:00-12:00, 13:30-18:00"; empty or absent if the salon is closed. */
const dayHours = (label: string, hint?: string) => {
  const pattern = new RegExp(`^${interval}(, ?${interval})*$`);
  const message = 'des heures sont attendues, par exemple 09:00-18:00, ou avec une pause 09:00-12:00, 13:30-18:00';
  return text(message)
    .refine((hours) => !hours.trim() || pattern.test(hours.trim()), { error: message, abort: true })
    .refine((hours) => ascends(timesOf(hours)), 'chaque heure doit venir après celle qui la précède')
    .register(fields, { label, hint, message, pattern: pattern.source, understood: 'hours', control: { as: 'line' } })
    .optional();
};

/** Returns the times in the hours of a day, as HH:MM. */
const timesOf = (text = '') => (text.match(/\d+:\d\d/g) ?? []).map((written) => written.padStart(5, '0'));

/** Returns "09:00-12:00, 13:30-18:00" as pairs of times. */
export function intervalsOf(text: string | undefined): [opens: string, closes: string][] {
  const times = timesOf(text);
  return times.flatMap((opens, index) => (index % 2 === 0 ? [[opens, times[index + 1] ?? '']] : []));
}

const ascends = (times: readonly string[]) =>
  times.every((one, index) => index === 0 || (times[index - 1] ?? '') < one);

const week = entry({
  monday: dayHours('Lundi', `${hoursExample}. Vide : fermé.`),
  tuesday: dayHours('Mardi'),
  wednesday: dayHours('Mercredi'),
  thursday: dayHours('Jeudi'),
  friday: dayHours('Vendredi'),
  saturday: dayHours('Samedi'),
  sunday: dayHours('Dimanche'),
})
  .refine((days) => Object.values(days).some((day) => timesOf(day).length > 0), 'au moins un jour ouvert est attendu')
  .register(fields, { label: 'Horaires', control: { as: 'object' } });

/** The days of the week as `hours.json` names them, from Monday. */
export const weekdayNames = Object.keys(week.shape) as (keyof z.infer<typeof week>)[];

const reason = (example: string) => ({
  reason: line({ label: 'Raison', hint: `Vos clientes la lisent, par exemple ${example}.` }),
  translations: inOtherLanguages({ reason: line({ label: 'Raison' }) }),
});

const closing = entry({
  from: day({ label: 'Premier jour' }),
  to: day({ label: 'Dernier jour', hint: 'Compris. Pour un seul jour, le même que le premier.' }),
  ...reason('« Vacances d’été »'),
})
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'doit venir après le premier jour, ou être le même' })
  .register(fields, { label: 'Fermeture', control: { as: 'object' } });

const specialDay = entry({
  day: day({ label: 'Jour' }),
  hours: dayHours('Heures ce jour-là', `${hoursExample}.`),
  ...reason('« Dimanche avant Noël » ou « Formation »'),
})
  .refine(({ hours }) => timesOf(hours).length > 0, {
    path: ['hours'],
    error:
      'des heures sont attendues, par exemple 09:00-12:00 ; un jour entier de fermeture va sous « Vacances et fermetures »',
  })
  .register(fields, { label: 'Jour', control: { as: 'object' } });

/** Opening hours, exceptional closings and days with hours of their own, Europe/Zurich. */
export const hours = entry({
  week,
  specialDays: list(specialDay, {
    label: 'Un jour pas comme les autres',
    singular: 'un jour',
    formOrder: -1,
    hint: 'Un après-midi de congé, un dimanche ouvert : écrivez les heures où le salon est ouvert, ce jour-là seulement.',
  }).default([]),
  /** Files without closings lack this field, because the editor leaves empty lists out. */
  closings: list(closing, {
    label: 'Vacances et fermetures',
    singular: 'une fermeture',
    formOrder: -1,
    hint: 'Le site les annonce, et le formulaire refuse ces dates.',
  }).default([]),
  holidaysWorked: distinct(holiday({ label: 'Jour férié', isWorked: true }), {
    label: 'Jours fériés travaillés',
    singular: 'un jour férié',
    hint: 'Le salon est annoncé fermé les jours fériés du canton. Ajoutez ceux où vous travaillez.',
  }).default([]),
  holidaysAdded: distinct(holiday({ label: 'Jour chômé', isWorked: false }), {
    label: 'Autres jours chômés',
    singular: 'un jour chômé',
    hint: 'Dans le canton, ces jours ou ces demi-jours ne sont pas fériés partout. Ajoutez ceux où vous fermez.',
  }).default([]),
}).superRefine(({ closings, specialDays }, context) => {
  for (const [index, { day }] of specialDays.entries()) {
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['specialDays', index, 'day'], message });
    if (specialDays.findIndex((other) => other.day === day) < index) refuse('ce jour est déjà dans la liste');
    if (closings.some(({ from, to }) => from <= day && day <= to)) refuse('ce jour est dans une fermeture');
  }
});

type SalonFile = z.infer<typeof salonFile>;
export type Facts = z.infer<typeof facts>;
export type Hours = z.infer<typeof hours>;

/** Opening hours, Monday first: for each day pairs of opening and closing time, in order, HH:MM in Europe/Zurich. */
export type Week = readonly (readonly (readonly [opens: string, closes: string])[])[];

/** A day with hours of its own, HH:MM in Europe/Zurich. */
export type SpecialDay = Omit<Hours['specialDays'][number], 'hours'> & { hours: Week[number] };

/** A holiday on which the salon is closed. */
export type Holiday = {
  /** `MM-DD`, or days from Easter Sunday (`easter 39`, `easter -2`) as in date-holidays, or one day (`YYYY-MM-DD`). */
  rule: string;
  /** Names by language; the French name is always there, for the editor. */
  names: { fr: string } & Record<string, string>;
};

/** The salon as pages use it: `salon.json`, hours, closings and holidays in one object. */
export type Salon = Omit<SalonFile, 'position'> & {
  /** Degrees, WGS 84. */
  geo?: { latitude: number; longitude: number };
  hours: { week: Week };
  /** Exceptional closings, sorted by first day. */
  closings: Hours['closings'];
  /** Days with hours of their own, sorted by day. */
  specialDays: SpecialDay[];
  /** Holidays that close the salon, without those that fall on a free weekday in each of the next twelve years. */
  holidays: Holiday[];
  /** Ids of the holidays on which the salon is open (scripts/content/holidays.ts). */
  holidaysWorked: readonly string[];
};
