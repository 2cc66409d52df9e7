import type { z } from 'zod';
import { distinct, entry, group, httpsUrl, line, list, number, select, yesNo } from './fields';

const paymentWays = [
  ['cash', 'en espèces'],
  ['card', 'par carte'],
  ['twint', 'avec TWINT'],
] as const;

const languageName = new Intl.DisplayNames('fr-CH', { type: 'language' });
/** IETF language tags. */
const languages = ['fr', 'de', 'gsw', 'it', 'rm', 'en', 'es', 'pt', 'sq', 'sr', 'hr', 'tr', 'uk', 'ar'] as const;

const entrance = group(
  {
    steps: number({
      label: "Marches à l'entrée",
      hint: '0 : on entre de plain-pied.',
      pattern: /^(1?\d|20)$/,
      message: 'un nombre entier de 0 à 20 est attendu',
    }).optional(),
    doorWidth: number({
      label: 'Largeur libre de la porte',
      hint: 'En centimètres, la porte ouverte. Un fauteuil roulant passe à partir de 80.',
      pattern: /^([4-9]\d|[12]\d\d)$/,
      message: 'un nombre entier de centimètres est attendu, de 40 à 299',
    }).optional(),
    parking: select(
      [
        ['door', 'devant le salon'],
        ['near', 'à quelques pas'],
        ['none', 'aucune près du salon'],
      ],
      { label: 'Places de parc', hint: 'Sur la page de contact, comme le reste de l’accès.' },
    ).optional(),
    toilet: select(
      [
        ['accessible', 'oui'],
        ['other', 'non'],
      ],
      { label: 'WC accessibles en fauteuil roulant' },
    ).optional(),
  },
  { label: 'Accès et parking', hint: 'Ce que vous laissez vide n’est pas dit.' },
);

const voucher = group(
  {
    isOffered: yesNo({ label: 'Je propose des bons cadeaux', initial: false }),
    minimum: number({
      label: 'Montant minimal',
      hint: 'En francs entiers. Vide : le montant est libre.',
      pattern: /^[1-9]\d{0,3}$/,
      message: 'un nombre entier de francs est attendu, par exemple 30',
    }).optional(),
  },
  {
    label: 'Bon cadeau',
    hint: 'Commandé par WhatsApp, par e-mail ou par téléphone, payé au salon. Paraît au bas des tarifs.',
  },
);

const reviewPage = group(
  {
    name: line({ label: 'Nom', hint: 'Par exemple « Google ».' }),
    url: httpsUrl({ label: 'Adresse' }),
  },
  { label: 'Page d’avis' },
);

/** Facts that visitors want before they come; absent facts are not shown. */
export const practical = entry({
  payment: distinct(select(paymentWays, { label: 'Moyen de paiement' }), {
    label: 'Vos clientes paient',
    singular: 'un moyen de paiement',
    min: 1,
  }),
  voucher: voucher.optional(),
  waitingList: yesNo({
    label: '« Prévenez-moi si une place se libère »',
    hint: 'Sur la page de contact : un message WhatsApp ou un e-mail déjà commencé, avec les jours et les heures.',
    initial: false,
  }).default(false),
  reviews: list(reviewPage, {
    label: 'Où lire et laisser un avis',
    hint: 'Le lien de votre fiche Google, par exemple. Paraît sous les avis.',
    singular: 'une page d’avis',
  }).default([]),
  access: entrance.optional(),
  languages: distinct(
    select(
      languages.map((tag) => [tag, languageName.of(tag) ?? tag] as const),
      { label: 'Langue' },
    ),
    { label: 'Langues parlées', hint: 'Sur la page de contact.', singular: 'une langue' },
  ).default([]),
});

export type Practical = z.infer<typeof practical>;
