import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import type { PageId } from '../schema/pages';

/** Ink over the picture of a page that begins with words on it, besides the overlay that all have: opacity, 0 to 1. */
export type OverlayManifest = Record<PageId, Record<'phone' | 'wide', number>>;

/** Measured by the build (scripts/assets/overlays.ts). */
export const readOverlays = (): OverlayManifest =>
  JSON.parse(readFileSync(join(process.cwd(), '.generated/overlays.json'), 'utf8'));

/** Makes the overlay of a page as strong as its picture asks for, where the usual one is too weak. */
export function overlayStyle(page: PageId): CSSProperties | undefined {
  const { phone = 0, wide = 0 } = readOverlays()[page] ?? {};
  return phone || wide ? ({ '--overlay-phone': phone, '--overlay-wide': wide } as CSSProperties) : undefined;
}
