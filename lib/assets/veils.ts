import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSProperties } from 'react';
import type { PageId } from '../schema/pages';

/** Ink over the picture of a page that begins with words on it, besides the veil that all have: opacity, 0 to 1. */
export type VeilManifest = Record<PageId, Record<'phone' | 'wide', number>>;

/** What the build has measured (scripts/assets/veils.ts). */
export const readVeils = (): VeilManifest =>
  JSON.parse(readFileSync(join(process.cwd(), '.generated/veils.json'), 'utf8'));

/** Makes the veil of a page as strong as its picture asks for, where the usual one is too weak. */
export function veilStyle(page: PageId): CSSProperties | undefined {
  const { phone = 0, wide = 0 } = readVeils()[page] ?? {};
  return phone || wide ? ({ '--veil-phone': phone, '--veil-wide': wide } as CSSProperties) : undefined;
}
