import { placeholder } from './placeholder';
import type { GalleryItem } from './schema/gallery';

/** The three pairs. Their pictures are illustrations, to be replaced by the salon's own photographs. */
export const gallery: GalleryItem[] = [
  {
    id: 'transformation',
    title: 'Transformation Complète',
    caption:
      "Illustration : pointes coupées jusqu'au cheveu sain, lavage contre le calcaire, soin au bac, puis balayage à main levée, du brun vers le blond clair. Une patine règle le reflet, un brushing ondulé termine.",
    before: placeholder('transformation-avant'),
    after: placeholder('transformation-apres'),
    fallback: { before: 'hair', after: 'hair-second' },
  },
  {
    id: 'coloration',
    title: 'Coloration Naturelle',
    caption:
      "Illustration : sur des longueurs décolorées, je redonne d'abord les pigments chauds qui manquent, puis une teinte châtain ton sur ton. Sans cette première étape, le brun vire au vert ou part en quelques lavages.",
    before: placeholder('coloration-avant'),
    after: placeholder('coloration-apres'),
    fallback: { before: 'colour', after: 'hair' },
  },
  {
    id: 'elegance',
    title: 'Style Élégant',
    caption:
      'Illustration : aucune couleur ici, seulement de la forme. Racines séchées à contresens, mèches enroulées sur une grosse brosse ronde, refroidies dessus, puis peignées aux doigts pour relier les vagues.',
    before: placeholder('elegance-avant'),
    after: placeholder('elegance-apres'),
    fallback: { before: 'hair-second', after: 'salon' },
  },
];
