import { placeholder } from './placeholder';
import type { Testimonial } from './schema/testimonials';

/** Sample texts, none of them from a client: replace each by real words, with the person's consent. */
export const testimonials: Testimonial[] = [
  {
    id: 'couleur',
    name: placeholder('Corinne B.'),
    text: placeholder(
      "Pour ma première couleur ici, on a d'abord regardé mes cheveux à sec et parlé du prix. La teinte est restée proche de la mienne. Six semaines plus tard, la racine se voyait à peine.",
    ),
  },
  {
    id: 'coupe',
    name: placeholder('Laurent M.'),
    text: placeholder(
      "Je viens avec mon fils, l'un après l'autre dans le fauteuil. Il bouge beaucoup, personne ne le brusque. Ma coupe se remet en place sans rien, même après une journée sous le casque.",
    ),
  },
  {
    id: 'mains',
    name: placeholder('Nadia R.'),
    text: placeholder(
      "Je travaille à l'établi, mes ongles doivent rester courts. On m'a proposé une teinte discrète et montré comment huiler les cuticules le soir. Le vernis a tenu jusqu'au rendez-vous suivant.",
    ),
  },
];
