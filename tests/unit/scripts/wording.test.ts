import { messagesIn } from '@/lib/i18n/messages';
import type { Text } from '@/scripts/content/find-problems';
import { sourceOf, textsOf } from '@/scripts/inspect/wording';

jest.mock('@/lib/content/page-paths', () => {
  const { mainLocale } = jest.requireActual('@/lib/content/content');
  const ids = ['coupe', 'article_coupe'].map((id) => ({ id, locale: mainLocale }));
  return { pageVersions: [...ids, { id: 'coupe', locale: 'xx' }] };
});
jest.mock('@/lib/links/href', () => ({
  ...jest.requireActual('@/lib/links/href'),
  pathOf: (id: string, locale: string) => `/${locale}/${id}`,
}));
jest.mock('@/scripts/inspect/exported-site', () => ({ fileFor: (path: string) => `${path}.html` }));

const files = ['pages', 'services', 'own-pages', 'articles', 'languages/xx', 'languages/yy', 'prices', 'pictures'].map(
  (folder) => `content/${folder}/coupe.json`,
);
const texts = files.map((file) => ({ file }) as Text);

it.each([
  ['coupe', undefined, ['pages', 'services', 'own-pages']],
  ['article_coupe', undefined, ['articles']],
  ['coupe', 'xx', ['languages/xx']],
])('the words of the page %s, in another language: %s, are those of its own file', (id, language, folders) => {
  const locale = language ?? jest.requireActual('@/lib/content/content').mainLocale;
  const found = textsOf(`/${locale}/${id}.html`, texts).map(({ file }) => file);
  expect(found).toEqual(folders.map((folder) => `content/${folder}/coupe.json`));
});

it('words of a message are found at its key, and those of a page in its file', () => {
  const { mainLocale } = jest.requireActual('@/lib/content/content');
  const words = messagesIn(mainLocale).prices.see;
  const fault = { file: `/${mainLocale}/coupe.html`, fault: '', words };
  const written = texts.map((text) => ({ ...text, value: 'Une coupe' }));
  expect(sourceOf(fault, written)).toEqual({ file: `content/messages/${mainLocale}.json`, entry: 'prices.see' });
  const price = { ...written[0], file: 'content/prices/barbe.json', value: 'Barbe au rasoir' } as Text;
  expect(sourceOf({ ...fault, others: 'Barbe au rasoir' }, [...written, price])?.file).toBe(price.file);
  expect(sourceOf({ ...fault, words: 'coupe' }, written)?.file).toBe('content/pages/coupe.json');
});
