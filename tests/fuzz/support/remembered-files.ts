const actual = jest.requireActual<typeof import('@/scripts/content/read-files')>('@/scripts/content/read-files');

const known = new Map<string, unknown>();

/** The reader of files, for `jest.mock`: most texts stay as they are from edit to edit, and Markdown takes its time. */
module.exports = {
  ...actual,
  parseFile(file: string, text: string) {
    if (!known.has(text)) known.set(text, actual.parseFile(file, text));
    return structuredClone(known.get(text));
  },
};
