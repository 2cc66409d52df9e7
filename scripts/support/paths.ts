import { existsSync } from 'node:fs';
import path from 'node:path';

// npm, jest and Playwright start at the root of the repository.
const root = process.cwd();

export function inRepository(...segments: string[]): string {
  return path.join(root, ...segments);
}

/**
 * Folder of the salon from the root of the repository: `SALON`; or `salon`, if there is one (this repository has none,
 * so that salons can merge later versions without a conflict); or the example, `content`.
 */
export const salonFolder =
  process.env.SALON?.replaceAll('\\', '/').replace(/\/+$/, '') ||
  (existsSync(path.join(root, 'salon')) ? 'salon' : 'content');

export const inSalon = (...segments: string[]): string => inRepository(salonFolder, ...segments);

/** Path of the owner's editor. No page may have it, even on a site without the editor. */
export const editorPath = '/admin';

/** Folder of the finished site. `OUT_DIR` names another one for a single build. */
export const outDir = inRepository(process.env.OUT_DIR || 'out');

const madeDir = process.env.OUT_DIR ? outDir : inRepository('.generated', 'out');

/** Folder in which a build finishes the site; it then replaces `out/`. `nginx.conf` and `Caddyfile` lie beside it. */
export const stagingDir = `${madeDir}-finished`;

/** Folder of Next's export, which scripts/finish then makes into the site. */
export const exportDir = `${madeDir}-exported`;
