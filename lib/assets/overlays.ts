import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import type { PageId } from '../schema/pages';

/** Opacity (0 to 1) of the extra overlay over the picture behind a heading, where the usual overlay is too weak. */
export type OverlayManifest = Record<PageId, Record<'phone' | 'wide', number>>;

/** Returns the opacities that the build has measured (scripts/assets/measure-overlays.ts). */
export const readOverlays = (): OverlayManifest =>
  JSON.parse(readFileSync(join(process.cwd(), '.generated/overlays.json'), 'utf8'));

/** Returns the custom properties of a page's extra overlay; undefined where the usual overlay is enough. */
export function overlayStyle(page: PageId): CSSProperties | undefined {
  const { phone = 0, wide = 0 } = readOverlays()[page] ?? {};
  return phone || wide ? ({ '--overlay-phone': phone, '--overlay-wide': wide } as CSSProperties) : undefined;
}
