import type { z } from 'zod';
import { entry, group, limitedLine, line, list, select, shareImage, yesNo } from './fields';

const shade = group(
  {
    name: limitedLine({
      label: 'Nom',
      hint: 'Comme sur le flacon ou le tube ; l’adresse de la teinte en est faite.',
      max: 24,
    }),
    origin: limitedLine({
      label: 'D’où elle vient',
      hint: 'Ce que la couleur rappelle, en une ligne.',
      max: 80,
    }).optional(),
    color: line({
      label: 'Couleur',
      pattern: /^#[0-9a-f]{6}$/,
      message: 'une couleur comme #7c2f3a est attendue',
    }),
    finish: select(
      [
        ['opaque', 'couvrant'],
        ['sheer', 'transparent'],
        ['pearl', 'nacré'],
      ],
      { label: 'Fini' },
    ),
    picture: shareImage({ hint: 'Claire et calme à gauche, où sont les mots. Sans image, la couleur.' }).optional(),
    onHome: yesNo({
      label: 'À l’accueil',
      hint: 'Les trois premières remplacent l’image de la carte qui y mène.',
    }).optional(),
  },
  { label: 'Teinte' },
);

/** Colours to choose from, as a card at the head of a page. */
export const shadeCard = entry({
  title: line({ label: 'Titre' }),
  shape: select(
    [
      ['nail', 'un ongle'],
      ['strand', 'une mèche'],
    ],
    { label: 'Forme des teintes' },
  ),
  shades: list(shade, { label: 'Teintes', singular: 'une teinte', min: 4, max: 24 }),
});

export type ShadeCard = z.infer<typeof shadeCard>;

/** Colours that words on a shade may have. */
export type ShadeWords = 'paper' | 'ink' | 'white' | 'black';

/** The card with two facts that the build adds to each shade: the id in its address, and a legible colour of words. */
export type ShownShadeCard = Omit<ShadeCard, 'shades'> & {
  shades: (ShadeCard['shades'][number] & { id: string; words: ShadeWords })[];
};
