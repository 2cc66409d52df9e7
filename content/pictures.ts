import type { Picture } from './schema/pictures';

/**
 * The pictures of the site. All of them are generated illustrations, not photographs of the salon or of its
 * clients; replace a file by a photograph of the same name and correct its line here.
 */
export const pictures = {
  'hero-poster': {
    alt: "Ondulations de cheveux brillants en gros plan, du brun profond au blond doré, baignées d'une lumière chaude.",
    focus: [68, 42],
  },
  'hero-portrait-poster': {
    alt: 'Longues mèches de cheveux ondulées, du blond au brun profond, vues de très près.',
    focus: [50, 40],
  },
  atelier: {
    alt: 'Coin de salon baigné de soleil : fauteuil de coiffure en cuir rosé, miroir rond où se reflète une fenêtre, tablette en bois et plante en pot.',
    focus: [50, 48],
  },
  'atelier-large': {
    alt: 'Salon clair avec deux postes de coiffage : miroirs ronds, tablettes en bois, fauteuils en cuir rosé et soleil sur le mur.',
    focus: [52, 45],
  },
  'carte-coiffure': {
    alt: 'Ciseaux, peigne en écaille et brosse ronde posés sur un plateau de marbre et un linge de lin.',
    focus: [55, 48],
  },
  'carte-onglerie': {
    alt: 'Cinq flacons de vernis, du beige au bordeaux, sur des socles de pierre claire, devant un bouquet de gypsophile.',
    focus: [50, 52],
  },
  partage: {
    alt: 'Mèches de cheveux châtain aux reflets blonds ondulant de gauche à droite, zone calme et sombre à gauche.',
    focus: [70, 45],
  },
  'coupe-enfant': {
    alt: 'Petits ciseaux corail et peigne jaune sur un plateau de bois, entourés de sapins et de perles en bois.',
    focus: [48, 48],
  },
  'coupe-homme': {
    alt: 'Rasoir coupe-chou, ciseaux, peigne noir, blaireau et bol de mousse sur une ardoise sombre.',
    focus: [52, 50],
  },
  'coupe-femme': {
    alt: 'Ciseaux cuivrés, peigne en écaille, peigne à queue et pinces posés sur une pierre claire.',
    focus: [48, 45],
  },
  balayage: {
    alt: "Cheveux ondulés passant d'un brun naturel à un blond lumineux, vus de très près.",
    focus: [58, 45],
  },
  brushing: {
    alt: "Longue mèche blonde enroulée autour d'une brosse ronde pendant un brushing.",
    focus: [48, 52],
  },
  coloration: {
    alt: "Bol de coloration châtain et son pinceau, peigne à queue, papillotes d'aluminium et pinces.",
    focus: [58, 35],
  },
  lissage: {
    alt: "Cheveux bruns parfaitement lisses et raides, traversés d'un large reflet brillant.",
    focus: [50, 40],
  },
  permanente: {
    alt: "Boucles serrées et souples d'une chevelure châtain cuivré, en gros plan.",
    focus: [50, 50],
  },
  'coiffure-soiree': {
    alt: 'Tresse bombée piquée de petites perles sur une chevelure lissée.',
    focus: [50, 52],
  },
  extensions: {
    alt: "Cinq mèches d'extensions alignées, du blond platine au brun, sur fond sable.",
    focus: [50, 48],
  },
  manucure: {
    alt: "Faux ongles dans cinq tons naturels sur un plateau de marbre, avec lime, bâtonnet de bois et coupelle d'huile.",
    focus: [52, 50],
  },
  'manucure-vernis': {
    alt: 'Flacon de vernis rouge et ongles vernis assortis sur un socle de marbre.',
    focus: [50, 52],
  },
  vernis: {
    alt: 'Flacon de vernis bordeaux ouvert, pinceau posé devant une trace de vernis, et rangée de flacons assortis.',
    focus: [48, 52],
  },
  pedicure: {
    alt: "Vasque d'eau aux pétales roses, serviettes roulées, galets, écarte-orteils et flacon de vernis rouge.",
    focus: [52, 50],
  },
  'extension-gel': {
    alt: 'Cinq longs ongles en gel à la pointe blanche, disposés en éventail sur fond rosé.',
    focus: [50, 48],
  },
  'nail-art': {
    alt: "Cinq ongles décorés : dégradé, feuille d'or, demi-lune cuivrée, marbre et bicolore, sur un plateau vert sapin.",
    focus: [52, 45],
  },
  'entretien-mains': {
    alt: 'Pot de crème pour les mains, serviettes roulées, lime et rameau vert sur un plateau clair.',
    focus: [48, 48],
  },
  'transformation-avant': {
    alt: 'Cheveux ternes et emmêlés, sans reflet, en gros plan.',
    focus: [50, 50],
  },
  'transformation-apres': {
    alt: 'Ondulations brillantes en balayage, du brun au blond clair, en gros plan.',
    focus: [55, 50],
  },
  'coloration-avant': {
    alt: 'Longueurs décolorées et irrégulières, aux mèches jaunies, en gros plan.',
    focus: [50, 50],
  },
  'coloration-apres': {
    alt: 'Longueurs châtain naturel, riches et brillantes, en gros plan.',
    focus: [50, 50],
  },
  'elegance-avant': {
    alt: 'Cheveux plats et mats, sans mouvement, en gros plan.',
    focus: [50, 50],
  },
  'elegance-apres': {
    alt: "Vagues souples et brillantes d'une chevelure brun chaud, en gros plan.",
    focus: [50, 50],
  },
  'blog-brushing': {
    alt: "Gros plan d'une mèche balayée tendue sur une brosse ronde.",
    focus: [60, 48],
  },
  'blog-manucure': {
    alt: 'Flacons de vernis bordeaux, rosé et terre cuite sur des socles, devant un fond vert sapin.',
    focus: [50, 52],
  },
  'blog-expert': {
    alt: 'Ciseaux de coiffure et peigne en écaille posés sur un plan de travail en bois, arrière-plan flou.',
    focus: [48, 55],
  },
  'blog-franches-montagnes': {
    alt: 'Pâturage boisé des Franches-Montagnes dans la brume du matin, épicéas isolés et lisière au loin.',
    focus: [45, 45],
  },
} as const satisfies Record<string, Picture>;

export type PictureId = keyof typeof pictures;
