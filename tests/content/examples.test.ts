import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { checkContent } from '@/scripts/content-check/check-content';

let files: ContentFiles;

beforeAll(async () => {
  files = await readContentFiles();
});

/** The content that pages are made of when one value of a file is an example, or none. */
function contentWith(file: string, example?: string) {
  const filled = (files[file] ?? '').replaceAll('[exemple] ', '');
  const text = example ? filled.replace(example, `[exemple] ${example}`) : filled;
  const { problems, content } = checkContent({ ...files, [file]: text });
  expect(problems).toEqual([]);
  expect(text === filled).toBe(!example);
  return content;
}

it('who made the site is absent while the name or the address is an example', () => {
  const file = 'content/salon.json';
  const developer = { name: 'À remplacer', url: 'https://developpeur.example' };
  expect(contentWith(file, developer.name)?.salon.developer).toBeUndefined();
  expect(contentWith(file, developer.url)?.salon.developer).toBeUndefined();
  expect(contentWith(file)?.salon.developer).toEqual(developer);
});

it('the day from which the prices hold is absent while it is an example', () => {
  const file = 'content/price-list.json';
  expect(contentWith(file, '2027-01-01')?.priceList.validFrom).toBeUndefined();
  expect(contentWith(file)?.priceList.validFrom).toBe('2027-01-01');
});

it('testimonials are known as examples until the last of them is a real one', () => {
  const file = 'content/testimonials.json';
  expect(contentWith(file, 'Nadia R.')?.areTestimonialsExamples).toBe(true);
  expect(contentWith(file)?.areTestimonialsExamples).toBe(false);
});
