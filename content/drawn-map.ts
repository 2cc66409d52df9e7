import drawing from './plateau.svg';

/** A map drawn for the salon. */
export interface DrawnMap {
  /** Pixels. */
  drawing: { src: string; width: number; height: number };
  /** What is drawn, but for the names. */
  alt: { fr: string } & Record<string, string>;
  /** The names written over it; the salon's own place is set larger. */
  places: readonly {
    name: string;
    /** Where the name begins, or ends where it `isBefore` its point: per cent of the width. */
    x: number;
    /** Where its line begins: per cent of the height. */
    y: number;
    isBefore?: boolean;
  }[];
}

/** The map of the contact section; a salon may have none. */
export const drawnMap: DrawnMap | undefined = {
  drawing,
  alt: {
    fr: 'Plan dessiné du plateau et du train rouge',
    de: 'Gezeichnete Karte der Hochebene und der roten Bahn',
  },
  places: [
    { name: 'Saignelégier', x: 60, y: 28, isBefore: true },
    { name: 'Muriaux', x: 53, y: 42 },
    { name: 'Le Noirmont', x: 37, y: 65 },
    { name: 'Les Breuleux', x: 69, y: 83, isBefore: true },
  ],
};
