import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { readContentFiles } from '@/scripts/content/read-files';
import { inRepository } from '@/scripts/support/paths';
import { EditedSalon } from './support/owner-edits';
import { toldOf } from './support/told-of';

jest.mock('@/scripts/content/read-files', () => jest.requireActual('./support/remembered-files'));

/** A year of edits that the form accepts, alone and together, each sequence by a seed of its own: `EDITS=300` is what CI tries. */
const firstSeed = 20_261_224;
const sequences = Number(process.env.EDITS ?? 40);

const salons = ['content', 'tests/salons/lumiere'];

it.each(salons.map((salon, index) => [salon, index] as const))(
  'nothing that the form accepts keeps the site of %s from being published',
  async (salon, index) => {
    const example = await readContentFiles(inRepository('content'));
    // The check looks for the fonts of the salon that is built.
    const brand = { 'content/brand.json': example['content/brand.json'] ?? '' };
    const files = { ...(await readContentFiles(inRepository(salon))), ...brand };
    const edited = new EditedSalon(files);
    for (let seed = firstSeed + index; seed < firstSeed + sequences; seed += salons.length) {
      const { problems, content } = checkContent(edited.after(seed));
      expect({ seed, problems: problems.map(toSentence) }).toEqual({ seed, problems: [] });
      if (content && seed % 10 < 2)
        expect(JSON.stringify(toldOf(content))).not.toMatch(/undefined|NaN|\[object|\[exemple\]|""/);
    }
  },
  300_000,
);
