import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ContentFiles } from '@/scripts/content/read-files';

/** Returns title, description and heading of a page, made from its label. */
const words = (label: string) => ({
  title: `${label} | {salon}`,
  description: `${label} : ${'un mot de plus, '.repeat(9)}`.slice(0, 140),
  heading: `Tout sur ${label}`,
});

function textOf([name, { body, ...own }]: [string, { label: string; body?: string }]): [string, string] {
  const isPage = /^(pages|services|own-pages|languages)\//.test(name);
  const picture = name.startsWith('languages/') ? {} : { picture: 'salle' };
  // JSON is YAML too.
  const fields = JSON.stringify(isPage ? { ...words(own.label), ...picture, ...own } : own);
  return [`content/${name}`, name.endsWith('.md') ? `---\n${fields}\n---\n\n${body}\n` : fields];
}

/** A small complete salon for tests, in French and German, independent of the salon that is built. */
export const smallSalon: ContentFiles = {
  ...Object.fromEntries(
    Object.entries<{ label: string }>(
      parse(readFileSync('tests/content/support/small-salon.yaml', 'utf8'), { merge: true }),
    ).map(textOf),
  ),
  'content/brand.svg': '<svg viewBox="0 0 4 4"><path id="mark" d="M0 0H4V4H0z"/></svg>',
  'content/map.svg': '<svg viewBox="0 0 4 4"/>',
  'content/pictures/salle/salle.webp': '',
  'messages/fr.json': '{"nav":{"home":"Accueil"}}',
  'messages/de.json': '{"nav":{"home":"Start"}}',
};
