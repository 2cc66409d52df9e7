import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { readContentFiles } from '@/scripts/content/read-files';
import { newFolder, writeFiles } from '../unit/support/folder';
import { filesAfter, sentencesAfter } from './support/changed-content';

/** Returns a new folder with the files of the small salon. */
function salonFolder(): string {
  const folder = newFolder();
  const own = Object.entries(filesAfter()).filter(([file]) => file.startsWith('content/'));
  writeFiles(folder, Object.fromEntries(own.map(([file, text]) => [file.slice('content/'.length), text])));
  return folder;
}

it('a content file in the encoding Windows-1252 is refused, with the line', async () => {
  const folder = salonFolder();
  const article = '---\ntitle: Premier\ncategory: Conseils\npicture: salle\n---\n\nUn.\n\nLa lumière.\n';
  writeFiles(folder, { 'articles/premier.md': Buffer.from(article, 'latin1') });
  const sentences = checkContent(await readContentFiles(folder)).problems.map(toSentence);
  expect(sentences).toEqual([
    expect.stringMatching(/articles\/premier\.md : à la ligne 9, « lumi\ufffdre\. » n’est pas en UTF-8/),
  ]);
});

it.each(['film/hero.mp4', 'pictures/salle/autre.webp', 'prices/lien.json', 'lien'])(
  'a symbolic link in the content is refused by name: %s',
  async (name) => {
    const folder = salonFolder();
    writeFiles(folder, { 'film/hero.webm': '' });
    symlinkSync('/etc', path.join(folder, name));
    await expect(readContentFiles(folder)).rejects.toThrow(`${name} : c’est un lien symbolique`);
  },
);

it.each([
  ['Une lumi\ufffdre.', 'n’est pas en UTF-8'],
  ['Une coupe complÃ¨te.', 'a été lu dans un autre encodage'],
  ['Ã‰pilation.', 'a été lu dans un autre encodage'],
  ['Lâ€™été.', 'a été lu dans un autre encodage'],
  ['Prix\u00a0: 20Â\u00a0francs.', 'a été lu dans un autre encodage'],
  ['Coupe &amp; couleur.', '« &amp; » est un code de HTML'],
  ['L&#39;été.', '« &#39; » est un code de HTML'],
])('a garbled text or a code of HTML is refused, with the line: %j', (text, words) => {
  const [first, ...others] = sentencesAfter(['content/articles/premier.md', 'body', `Un.\n\n${text}`]);
  expect(first).toMatch(/^content\/articles\/premier\.md : à la ligne 7, « /);
  expect(first).toContain(words);
  expect(others).toEqual([]);
});

it.each(['« AMANHÃ »', 'SÃO JOÃO', 'MANHÃ…', 'Château, pâte, Â', 'H&M, R&B; soins & co.', 'Nass&shy;rasur'])(
  'a text that only looks garbled is accepted: %j',
  (text) => {
    expect(sentencesAfter(['content/articles/premier.md', 'body', text])).toEqual([]);
  },
);

it('a garbled title of the logo is refused, but not "&amp;", as XML writes "&"', () => {
  const logo = (title: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${title}</title><path id="mark" d="M0 0h9"/></svg>`;
  expect(sentencesAfter(['content/brand.svg', '', logo('PrÃ©')])).toEqual([
    expect.stringContaining('a été lu dans un autre encodage'),
  ]);
  expect(sentencesAfter(['content/brand.svg', '', logo('Ada &amp; Bea')])).toEqual([]);
});
