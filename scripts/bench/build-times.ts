import { generateContent } from '../scale/content';
import { buildCopy, forgetBuilds, inCopy } from '../scale/project';

/** Milliseconds of one build each. */
export interface BuildTimes {
  /** Of a fresh clone, every picture included. */
  clean: number;
  /** Once more after that. */
  warm: number;
}

/** Builds a copy of the project from nothing, and then again. */
export function measureBuilds(): Promise<BuildTimes> {
  return inCopy(generateContent(0, 0), async (dir) => {
    await forgetBuilds(dir, { keepPictures: false });
    return { clean: await buildCopy(dir, () => {}), warm: await buildCopy(dir, () => {}) };
  });
}
