import { type Change, contentAfter } from '@/tests/content/support/changed-content';
import { messages } from './html';

// esbuild, which tells the line of broken JSON, does not start in jsdom.
jest.mock('esbuild', () => ({}));
globalThis.structuredClone ??= (data: object) => JSON.parse(JSON.stringify(data));

/** Stands in for `.generated/content`: the small salon after some changes, with the messages of the interface. */
export const smallSite = (...changes: Change[]) => ({ content: { ...contentAfter(...changes), messages } });
