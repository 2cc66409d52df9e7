import { entry, limitedLine, reference } from './fields';

/** 90 characters: three lines on a phone, four in the narrowest column of a wide screen. */
const note = (label: string, hint?: string) => limitedLine({ label, hint, max: 90 });

/** The owner's season notes, one sentence a month, with a drawing of the twelve months. */
export const season = entry({
  january: note('Janvier', 'Le site montre la phrase du mois et les trois suivantes.'),
  february: note('Février'),
  march: note('Mars'),
  april: note('Avril'),
  may: note('Mai'),
  june: note('Juin'),
  july: note('Juillet'),
  august: note('Août'),
  september: note('Septembre'),
  october: note('Octobre'),
  november: note('Novembre'),
  december: note('Décembre'),
  picture: reference('pictures', {
    label: 'Dessin des douze mois',
    hint: 'De janvier à décembre côte à côte, chacun deux fois plus large que haut ; décembre se poursuit en janvier.',
  }).optional(),
});
