import { type Change, contentAfter } from '@/tests/content/support/changed-content';
import { messages } from './html';

// What jsdom lacks: esbuild does not start there, which tells the line of what is no JSON.
jest.mock('esbuild', () => ({}));
globalThis.structuredClone ??= (data: object) => JSON.parse(JSON.stringify(data));

/** In place of `.generated/content`: what pages read of the small salon after some changes, and the words of the interface. */
export const smallSite = (...changes: Change[]) => ({ content: { ...contentAfter(...changes), messages } });
