/**
 * The comb-spruce: a double comb standing on end, with fine teeth on one side and coarse teeth on the other, which
 * lengthen downwards until they are the branches of a spruce. The paths are drawn from these few numbers.
 */
interface Row {
  /** Side of the spine the teeth grow on. */
  side: -1 | 1;
  teeth: number;
  /** Half of a tooth's thickness at the spine and at its tip. */
  root: number;
  tip: number;
}

interface Drawing {
  /** The back of the comb, from the leader of the tree to the end of the handle. */
  spine: string;
  rows: readonly [fine: Row, coarse: Row];
  /** Height at which the highest and the lowest tooth leave the spine, and their length from the middle. */
  crown: { y: number; length: number };
  hem: { y: number; length: number };
  /** How far a tooth falls over its length. */
  slope: number;
  /** Thickness of the highest teeth, as a part of the lowest ones'. */
  lightest: number;
}

/** Coordinate system of `logoPath`, `brokenLogoPath` and `iconPath`. */
export const logoViewBox = '0 0 48 64';
const middle = 24;
/** How far a tooth hangs through in its middle, as a part of its length. */
const sag = 0.03;

const full: Drawing = {
  spine: 'M24 0C24.3 4.5 26.2 18 26.2 34V61.8A2.2 2.2 0 0 1 21.8 61.8V34C21.8 18 23.7 4.5 24 0Z',
  rows: [
    { side: -1, teeth: 13, root: 1, tip: 0.6 },
    { side: 1, teeth: 7, root: 2, tip: 1.05 },
  ],
  crown: { y: 11.2, length: 3.7 },
  hem: { y: 50.5, length: 23.8 },
  slope: 0.2,
  lightest: 0.66,
};

const bold: Drawing = {
  spine: 'M24 0C25 5 28 18 28 30V60A4 4 0 0 1 20 60V30C20 18 23 5 24 0Z',
  rows: [
    { side: -1, teeth: 7, root: 2, tip: 1.5 },
    { side: 1, teeth: 4, root: 3.6, tip: 2.4 },
  ],
  crown: { y: 13, length: 7 },
  hem: { y: 48.5, length: 24 },
  slope: 0.13,
  lightest: 0.8,
};

/** To a tenth, half a pixel where the mark stands largest: every page carries the path. */
const round = (value: number) => Math.round(value * 10) / 10;
const write = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
/** Without the spaces that a sign or a second decimal point makes superfluous. */
const join = (...values: number[]) =>
  values
    .map(write)
    .join(' ')
    .replaceAll(' -', '-')
    .replace(/(\.\d+) (?=\.)/g, '$1');

/**
 * One tooth from the middle of the spine to a round tip, and where it starts. All teeth turn the same way, so that overlaps
 * stay filled.
 */
function tooth({ side, root, tip }: Row, y: number, length: number, slope: number): { start: number; outline: string } {
  const end = { x: middle + side * (length - tip), y: y + length * slope };
  const bend = { x: middle + (side * length) / 2, y: y + length * (slope / 2 - sag) };
  const run = Math.hypot(end.x - bend.x, end.y - bend.y);
  const across = { x: -(end.y - bend.y) / run, y: (end.x - bend.x) / run };
  const half = (root + tip) / 2;
  const edge = (point: typeof end, by: number) => ({ x: point.x + across.x * by, y: point.y + across.y * by });
  const start = round(y - side * root);
  // Each point as the way from the one before, as it was rounded, so that no error grows.
  let at = { x: middle, y: start };
  const from = (...points: (typeof end)[]) => {
    const { x, y } = at;
    at = { x: round(points.at(-1)?.x ?? x), y: round(points.at(-1)?.y ?? y) };
    return join(...points.flatMap((point) => [point.x - x, point.y - y]));
  };
  const there = from(edge(bend, -half), edge(end, -tip));
  const tipEnd = from(edge(end, tip));
  const back = from(edge(bend, half), { x: middle, y: y + side * root });
  return { start, outline: `q${there}a${join(tip, tip)} 0 01${tipEnd}q${back}z` };
}

function draw({ spine, rows, crown, hem, slope, lightest }: Drawing, missing?: { row: number; tooth: number }): string {
  // From tooth to tooth it is always as far, which compresses better than where each one stands.
  let last = 0;
  const teeth = rows.flatMap((row, rowIndex) =>
    Array.from({ length: row.teeth }, (_, index) => {
      if (rowIndex === missing?.row && index === missing.tooth) return '';
      const depth = index / (row.teeth - 1);
      const weight = lightest + (1 - lightest) * depth;
      const length = crown.length + (hem.length - crown.length) * depth ** 1.08;
      const shape = { ...row, root: row.root * weight, tip: row.tip * weight };
      const { start, outline } = tooth(shape, crown.y + (hem.y - crown.y) * depth, length, slope);
      const way = join(0, start - last);
      last = start;
      return `m${way}${outline}`;
    }),
  );
  return spine + teeth.join('');
}

const fallenTooth = 'M30.5 61.2Q38 60.6 45.2 61.9A1 1 0 0 1 44.9 63.9Q38 64 30.4 63.6L31.4 62.6L30.2 62.2Z';

/** The mark, for 28 pixels of height and more. */
export const logoPath = draw(full);

/** The mark with a tooth broken off and lying at its foot, for the page that is missing. */
export const brokenLogoPath = draw(full, { row: 1, tooth: 4 }) + fallenTooth;

/** The mark with fewer and stronger teeth, for icons of 24 to 64 pixels. */
export const iconPath = draw(bold);

/** The mark on the pixel grid of a 16 × 16 icon, with room around it. */
export const pixelIconPath = [
  'M7 4L8 1L9 4V15H7Z',
  // Fine teeth, one pixel each.
  'M7 4H6V5H7ZM7 6H5V7H7ZM7 8H4V9H7ZM7 10H3V11H7ZM7 12H2V13H7Z',
  // Coarse teeth, two pixels each.
  'M9 5H11V7H9ZM9 8H12V10H9ZM9 11H14V13H9Z',
].join('');
