import type { z } from 'zod';
import { entry, group, line, number, select } from './fields';

const color = (label: string, hint?: string) =>
  line({ label, hint, pattern: /^#[0-9a-f]{6}$/, message: 'une couleur est attendue, par exemple #7c2f3a' });

/** By the names that classes and stylesheets have for them; which stand on which is in scripts/content/check-brand.ts. */
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
    /** Boundaries of controls. */
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

/** Kind of the device's fonts that stand in until the file is loaded. */
const fallback = select(
  [
    ['serif', 'avec empattements'],
    ['sans-serif', 'sans empattements'],
  ],
  { label: 'Famille' },
);

/** Colours and fonts of the salon; its drawings are in `brand.svg` beside it. */
export const brand = entry({
  colors,
  displayFont: group(
    {
      source: line(source),
      /** 100 to 900: headings have this weight alone. */
      weight: number({ label: 'Graisse', pattern: /^[1-9]00$/, message: '100, 200 … 900 est attendu' }).default(400),
      fallback,
    },
    { label: 'Police des titres' },
  ),
  /** Variable: texts have weights from 400 to 600. */
  textFont: group({ source: line(source), fallback }, { label: 'Police des textes' }),
});

export type Brand = z.infer<typeof brand>;
export type ColorName = keyof Brand['colors'];
