/** A folder of the house. */
export interface Layer {
  folder: string;
  /** What is in it, in at most 28 characters: it stands in a box of the picture. */
  what: string;
}

/** The folders from the top down: each may import from those below it, and from none above. */
export const layers = [
  { folder: 'app', what: 'which page, which template' },
  { folder: 'components/templates', what: 'one for each kind of page' },
  { folder: 'components/islands', what: 'what starts when it is used' },
  { folder: 'components/booking', what: 'the request for a visit' },
  { folder: 'components/sections', what: 'parts of pages' },
  { folder: 'components/layout', what: 'what all pages share' },
  { folder: 'components/page-script', what: 'the one script of every page' },
  { folder: 'components/ui', what: 'knows nothing of the salon' },
  { folder: 'scripts', what: 'build, tests, measuring' },
  { folder: 'lib', what: 'pure functions' },
  { folder: 'messages', what: 'strings of the interface' },
  { folder: 'content', what: 'all about the salon' },
] as const satisfies Layer[];

export type Folder = (typeof layers)[number]['folder'];

/**
 * The layer a file stands in.
 * @throws Error for a file of `components/` in a folder that is not listed above.
 */
export function layerOf(file: string): Folder | undefined {
  const layer = layers.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!layer && file.startsWith('components/')) {
    throw new Error(`${file} stands in no layer: list its folder in scripts/architecture/layers.ts.`);
  }
  return layer?.folder;
}
