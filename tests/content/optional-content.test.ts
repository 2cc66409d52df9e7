import { idOfKind } from '@/lib/content/pages';
import { readContentFiles } from '@/scripts/content/read-files';
import { type Change, checkAfter, sentencesAfter } from './support/changed-content';

const without = (...files: string[]): Change[] => files.map((file) => [file, '', undefined]);
const articles = async () =>
  Object.keys(await readContentFiles()).filter((file) => file.startsWith('content/articles/'));

it('does without season notes and testimonials', async () => {
  const { problems, content } = await checkAfter(...without('content/season.json', 'content/testimonials.json'));
  expect(problems).toEqual([]);
  expect(content).toMatchObject({ season: [], testimonials: [], areTestimonialsExamples: false });
});

it('keeps the months in their order, however the file has them', async () => {
  const { content: real } = await checkAfter();
  const reversed = (file: string): Change => [
    file,
    '',
    JSON.stringify(
      Object.fromEntries(
        Object.entries(real?.season ?? [])
          .reverse()
          .map(([month, text]) => [months[Number(month)], text]),
      ),
    ),
  ];
  const { content } = await checkAfter(reversed('content/season.json'));
  expect(content?.season).toEqual(real?.season);
});

const months = 'january february march april may june july august september october november december'.split(' ');

it('asks for what a page is there to show', async () => {
  const sentences = await sentencesAfter(...without('content/gallery.json', ...(await articles())));
  const empty = /cette page n’a rien à montrer/;
  expect(sentences.filter((sentence) => empty.test(sentence)).map((sentence) => sentence.split(' : ')[0])).toEqual(
    [idOfKind('blog'), idOfKind('gallery')].map((id) => `content/pages/${id}.json`),
  );
});

it('names a figure that a text quotes and the salon does not give', async () => {
  const quoting: Change = ['content/testimonials.json', 'testimonials.0.text', 'Depuis {clientes} visites.'];
  expect(await sentencesAfter(quoting)).toEqual([]);
  expect(await sentencesAfter(quoting, ['content/facts.json', 'clients', undefined])).toEqual([
    expect.stringContaining('« {clientes} » n'),
  ]);
});
