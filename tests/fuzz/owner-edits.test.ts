import fc from 'fast-check';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { readContentFiles } from '@/scripts/content/read-files';
import { inRepository } from '@/scripts/support/paths';
import { changed } from '@/tests/content/support/changed-content';
import { examples } from '@/tests/support/examples';
import { ownerEdits, tries } from './support/edits';
import { everythingPublished } from './support/published';

/** Number of sequences of edits, shared by the example salons; CI tries `EDITS=300`. */
const sequences = Number(process.env.EDITS ?? 20);

it.each(examples)(
  '%s passes the check after edits that the editor’s form accepts, and no published value is undefined',
  async (salon) => {
    const example = await readContentFiles(inRepository('content'));
    // The check looks for the fonts of the salon that is built.
    const brand = { 'content/brand.json': example['content/brand.json'] ?? '' };
    const files = { ...(await readContentFiles(inRepository(salon))), ...brand };
    await fc.assert(
      fc.asyncProperty(ownerEdits(files), fc.nat(4), async (edits, turn) => {
        const { problems, content } = checkContent(changed(files, ...edits));
        expect(problems.map(toSentence)).toEqual([]);
        if (content && turn === 0)
          expect(JSON.stringify(await everythingPublished(content))).not.toMatch(
            /undefined|NaN|\[object|\[exemple\]|(?<!\\)""/,
          );
      }),
      tries(sequences / examples.length),
    );
  },
  300_000,
);
