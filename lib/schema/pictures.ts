import type { z } from 'zod';
import { entry, group, groups, hidden, httpsUrl, line, number, otherLanguage, photograph, prose } from './fields';

/** A position in per cent from one side of a picture or drawing. */
export const perCent = (label: string) =>
  number({
    label,
    unit: '%',
    pattern: /^(\d{1,2}|100)$/,
    message: 'un nombre entier de 0 à 100 est attendu',
    initial: 50,
  });

/** Alt texts on the pages in other languages. */
export const translatedAlts = groups(
  { language: otherLanguage(), alt: prose({ label: 'Description' }) },
  { each: 'Description', label: 'Description en d’autres langues', singular: 'une description' },
).default([]);

export const picture = entry({
  /** Name of a file in the entry's folder below `content/pictures/`. */
  file: photograph({
    label: 'Photo',
    hint: 'Une photo du téléphone suffit. Elle paraît là où vous la choisissez : prestation, page, article, galerie. Si l’on y reconnaît quelqu’un, demandez son accord.',
  }),
  name: line({ label: 'Nom', hint: 'Pour la retrouver, par exemple : Brushing ondulé' }),
  alt: prose({
    label: 'Description',
    hint: 'Ce qu’on y voit, en une phrase, pour qui ne voit pas l’image et pour Google.',
  }),
  /** Point that must stay visible when the picture is cropped. */
  focus: group(
    { x: perCent('Depuis la gauche'), y: perCent('Depuis le haut') },
    {
      label: 'Ce qui compte est sur un côté',
      hint: 'Si le site coupe le sujet. Un visage tout à droite : 90 depuis la gauche. Le milieu : 50.',
    },
  ).default({ x: 50, y: 50 }),
  translatedAlts,
  /** Address of a picture shown if the file does not load. */
  fallback: hidden(httpsUrl({ label: 'Photo de secours' }), { label: 'Photo de secours' }).optional(),
});

export type Picture = z.infer<typeof picture>;
/** Name of a folder of `content/pictures/`. */
export type PictureId = string;
