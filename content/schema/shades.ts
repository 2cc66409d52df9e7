import type { z } from 'zod';
import { entry, group, limitedLine, line, list, select } from './fields';

const shade = group(
  {
    name: limitedLine({ label: 'Nom', hint: 'Comme sur le flacon ou le tube.', max: 24 }),
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
  },
  { label: 'Teinte' },
);

/** The colours a visitor can choose from, as a card that pages open with. */
export const shadeCard = entry({
  title: line({ label: 'Titre' }),
  /** What a shade is painted as. */
  shape: select(
    [
      ['nail', 'un ongle'],
      ['strand', 'une mèche'],
    ],
    { label: 'Forme des teintes' },
  ),
  shades: list(shade, { label: 'Teintes', singular: 'teinte', min: 4, max: 24 }),
});

export type ShadeCard = z.infer<typeof shadeCard>;
