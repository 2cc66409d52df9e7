import type { z } from 'zod';
import { entry, group, line, number, select } from './fields';

const color = (label: string, hint?: string) =>
  line({ label, hint, pattern: /^#[0-9a-f]{6}$/, message: 'une couleur est attendue, par exemple #7c2f3a' });

/** Colours by their names in classes and style sheets; scripts/content/check-brand.ts checks their contrast. */
const colors = group(
  {
    paper: color('Fond des pages'),
    linen: color('Fond teinté'),
    greige: color('Filets'),
    blush: color('Fond coloré clair'),
    'rose-gold': color('Traits décoratifs'),
    lacquer: color('Boutons et liens'),
    'lacquer-deep': color('Boutons survolés'),
    spruce: color('Fond sombre', 'Bas des pages, menu du téléphone et icône.'),
    ink: color('Texte', 'Et le voile des images.'),
    stone: color('Texte discret'),
    edge: color('Bord des champs'),
  },
  { label: 'Couleurs' },
);

const source = {
  label: 'Police',
  hint: 'Un paquet de Fontsource, ou un fichier .woff2 du dossier du salon.',
  pattern: /^(@fontsource(-variable)?\/[a-z0-9-]+|([\w-]+\/)?[\w-]+\.woff2)$/,
  message:
    'un paquet de Fontsource est attendu, par exemple @fontsource/instrument-serif, ou un fichier .woff2 du dossier, par exemple fonts/figtree.woff2',
};

/** Kind of system font shown until the font file is loaded. */
const fallback = select(
  [
    ['serif', 'avec empattements'],
    ['sans-serif', 'sans empattements'],
  ],
  { label: 'Famille' },
);

/** Colours and fonts of the salon; the drawings are in `brand.svg`. */
export const brand = entry({
  colors,
  displayFont: group(
    {
      source: line(source),
      /** Headings have no other weight. */
      weight: number({ label: 'Graisse', pattern: /^[1-9]00$/, message: '100, 200 … 900 est attendu' }).default(400),
      fallback,
    },
    { label: 'Police des titres' },
  ),
  /** A variable font: texts have weights from 400 to 600. */
  textFont: group({ source: line(source), fallback }, { label: 'Police des textes' }),
});

export type Brand = z.infer<typeof brand>;
export type ColorName = keyof Brand['colors'];
