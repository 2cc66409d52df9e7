import { z } from 'zod';
import {
  amount,
  day,
  distinct,
  entry,
  fields,
  group,
  line,
  number,
  order,
  prose,
  select,
  tradeOrGroup,
} from './fields';

/** Value of `group` for a price that is not on the price list. */
export const offList = 'off-list';

const fixed = group(
  {
    kind: z.literal('fixed'),
    amount: amount({
      label: 'Prix en francs',
      hint: 'Tout compris. Pour passer à « Sur devis » : la croix ci-dessus, puis « Ajouter ».',
    }),
    /** CHF: the overview's price, where it differs from the price list's price (`amount`). */
    overviewAmount: amount({
      label: 'Autre prix sur la page d’aperçu',
      hint: "Vide si c'est le même partout, ce qui vaut mieux.",
    }).optional(),
    counts: select(
      [
        ['list', 'le prix de la liste'],
        ['overview', "l'autre prix"],
      ],
      {
        label: 'Prix qui compte',
        hint: "S'il y en a deux : celui que vous choisissez vaut partout. Sans choix, le site ne peut pas devenir public.",
      },
    ).optional(),
  },
  { label: 'Prix fixe' },
);

/** Rule for the end of a sentence that begins "selon". */
const criterion = {
  pattern: /^(?!(?:[Ss]ur devis|[Ss]elon)\b)[\s\S]*$/,
  message: "ce dont le prix dépend est attendu, sans le mot « selon », par exemple l'âge",
};

const quote = group(
  {
    kind: z.literal('quote'),
    /** The end of the sentence "Sur devis, selon ...". */
    dependsOn: prose({
      label: 'Le prix dépend de…',
      ...criterion,
      hint: 'Par exemple : la longueur. Le site écrit « Sur devis, selon » devant. Pour passer à « Prix fixe » : la croix ci-dessus, puis « Ajouter ».',
    }),
    /** The end of the sentence "Par exemple, ...". */
    example: prose({
      label: 'Exemple de prix',
      pattern: /^(?![Pp]ar exemple\b)[\s\S]*$/,
      message: 'un travail et son prix sont attendus, sans les mots « par exemple »',
      hint: 'Un vrai prix, déjà fait : longueur à l’épaule, CHF 120.–. Le site écrit « Par exemple, » devant. Effacez « [exemple] » quand c’est le vôtre.',
    }).optional(),
    hourlyRate: amount({
      label: 'Tarif horaire',
      hint: "En francs par heure, tout compris. Seulement si vous facturez à l'heure.",
    }).optional(),
  },
  { label: 'Sur devis' },
);

/** A row of the price list, or a price that only other pages show. */
export const price = entry({
  service: line({
    label: 'Nom du prix',
    hint: 'Le nom seul, par exemple : Coupe et brushing. L’âge ou la longueur s’écrit sous « Précision ».',
  }),
  variant: line({ label: 'Précision', hint: 'Par exemple : cheveux longs' }).optional(),
  /** Reason for a span of prices over several rows: the end of the sentence "selon ...". */
  variesBy: line({
    label: 'Le prix change selon…',
    ...criterion,
    hint: "Pour un prix fixe qui a plusieurs lignes, par exemple : l'âge. Là où le site n'en dit que le plus bas et le plus haut, il ajoute « selon l'âge ».",
    formOrder: 1,
  }).optional(),
  minutes: number({
    label: 'Durée',
    unit: 'minutes',
    understood: 'minutes',
    hint: 'En minutes ; vide si elle varie.',
    pattern: /^[1-9]\d{0,2}$/,
    message: 'un nombre entier de minutes est attendu, de 1 à 999',
  }).optional(),
  price: z
    .discriminatedUnion('kind', [fixed, quote], { error: 'un prix fixe ou un devis est attendu' })
    .register(fields, {
      label: 'Prix',
      formOrder: -1,
      control: { as: 'shapes', key: 'kind' },
    }),
  /** Words such as "brushing": of the rows that share one, a visitor can choose only one. */
  work: distinct(line({ label: 'Travail' }), {
    label: 'Jamais en même temps qu’un autre',
    singular: 'un mot',
    hint: 'Donnez le même mot aux deux prix, par exemple « brushing » : celui qu’on choisit en second prend la place du premier. Le plus souvent vide.',
    formOrder: 1,
  }).optional(),
  /** Group on the price list; if absent or `offList`, only other pages show the price. */
  group: tradeOrGroup('price-group', {
    label: 'Groupe de la liste',
    hint: 'Pour le montrer aussi sur la page de sa prestation : « Prestations », puis « Ajouter un prix ».',
    isAsked: true,
  }).optional(),
  order,
});

export const priceList = entry({
  /** First day of these prices, shown below the price list; left out while it is an example. */
  validFrom: day({
    label: 'Date de validité des prix',
    hint: 'Année-mois-jour. Imprimée sur la liste affichée au salon.',
    asLine: true,
  }).optional(),
});

export type Price = z.infer<typeof price>;
export type Quote = z.infer<typeof quote>;
export type PriceList = z.infer<typeof priceList>;
/** Name of a file of `content/prices/`, without its extension. */
export type PriceId = string;
