import { plainWords } from '@/lib/schema/plain-words';
import { parseBody } from '@/scripts/content/parse-body';

const paragraphs = (body: string) => parseBody(body).flatMap((section) => section.paragraphs);

it.each([
  [
    'bold and italic words of Word',
    'Un **mot** *gras*, __là__ et _ici_, ***fort***.',
    ['Un **mot** *gras*, **là** et *ici*, **fort**.'],
  ],
  [
    'formatting of WhatsApp, whose signs the editor escapes',
    String.raw`\*Promo\* d’avril \_ici\_ ~non~`,
    ['Promo d’avril ici non'],
  ],
  ['bold in bold, with a link', '**Un _mot [là](/a)_**, [**deux**](/b)', ['**Un mot [là](/a)**, [deux](/b)']],
  ['indented lines, which are no code', '    Un.\n\n  Deux.', ['Un.', 'Deux.']],
  [
    'bullets of Markdown and of Word, also nested',
    '- Un\n- **Deux**\n  - Trois\n\nPuis :\n• Quatre\n• Cinq',
    ['- Un\n- **Deux**\n- Trois', 'Puis :', '- Quatre\n- Cinq'],
  ],
  ['a numbered list', '1. Un\n2. Deux', ['1. Un\n2. Deux']],
  [
    'links',
    "Voir [nos *prix*](/tarifs), [Swiss](http://a.ch/l'été?x=(1)), [moi](mailto:a@b.ch), [ici](tel:+41321234567).",
    [
      'Voir [nos prix](/tarifs), [Swiss](https://a.ch/l%27%C3%A9t%C3%A9?x=%281%29), [moi](mailto:a@b.ch), [ici](tel:+41321234567).',
    ],
  ],
  ['links to this site without a slash', '[nos prix](tarifs) [là](../blog/a)', ['[nos prix](/tarifs) [là](/blog/a)']],
  [
    'signs that format nothing',
    'Dès 16 ans* et 5 * 3, 18 ans*, mon_nom_ici, [sic], 3 < 5 | 8.',
    ['Dès 16 ans* et 5 * 3, 18 ans*, mon_nom_ici, [sic], 3 < 5 | 8.'],
  ],
])('a Markdown body is parsed with %s', (_, body, expected) => {
  expect(paragraphs(body)).toEqual(expected);
});

it.each<[string, string, RegExp]>([
  ['a table', 'Prix :\n\n| Coupe | 60 |\n|---|---|\n| Soin | 20 |', /tableau/],
  ['loose stars', 'Un ** mot ** ici.', /étoiles du gras/],
  ['a picture', 'Voici ![vitrine](vitrine.webp)', /image/],
  ['code', 'Un.\n\n```\nDeux.\n```', /accents graves/],
  ['inline code', 'Un\n`mot`', /accents graves/],
  ['HTML', '<p>Un mot.</p>', /HTML .*« <p>Un mot.<\/p> »/],
  ['inline HTML', 'Un<br>mot', /HTML .*« <br> »/],
  ['a quotation', '## Un\n\n> Deux.', /citation/],
  ['a horizontal line', 'Un.\n\n---\n\nDeux.', /trait/],
  ['a heading of level 3', '## Un\n\nA.\n\n### Deux\n\nB.', /« ## »/],
  ['a link in a heading', '## [Un](https://a.ch)\n\nA.', /sous-titre n’a pas de lien/],
  ['a reference link', '[Un][a].\n\n[a]: https://a.ch', /\[mots\]\(adresse\)/],
  ['bold letters within a word', 'Une co**lo**ration.', /mots entiers/],
  ...['javascript:x', '#c', '//f.ch', 'https://h', '', '/.//f.ch', '/a/..//f.ch', '/&Tab;/f.ch', '/\\\\f.ch'].map(
    (address): [string, string, RegExp] => [
      `a link to “${address}”`,
      `Voir [là](${address}).`,
      /nulle part.* « \[là\]/,
    ],
  ),
])('Markdown that pages do not show is refused: %s', (_, body, message) => {
  const faults = parseBody(`{prix: coupe}\n\n${body}`, true).flatMap(({ fault }) => fault ?? []);
  expect(faults).toEqual([expect.stringMatching(message)]);
});

it('a body is parsed without its HTML comments', () => {
  expect(parseBody('Un.\n\n<!-- Deux. -->')).toEqual([{ paragraphs: ['Un.'] }]);
});

it('headings of a body keep only their words', () => {
  expect(parseBody('# Un **mot**\n\nA.\n\n## Deux\n\nB.')).toEqual([
    { heading: 'Un mot', paragraphs: ['A.'] },
    { heading: 'Deux', paragraphs: ['B.'] },
  ]);
});

it('an own page has pictures and prices on lines of their own; in a line or on other pages they are words', () => {
  const written =
    '## Un\n\nA.\n{image: salle}\nB.\n\n{prix : coupe, soin, coupe}\n\n{groupe: dames}\n\n{image: }\n\n## Deux';
  expect(parseBody(written, true)).toEqual([
    { heading: 'Un', paragraphs: ['A.'], picture: 'salle' },
    { paragraphs: ['B.'], prices: ['coupe', 'soin'] },
    { paragraphs: [], group: 'dames' },
    { paragraphs: [], picture: '' },
    { heading: 'Deux', paragraphs: [] },
  ]);
  expect(parseBody('Voici {image: salle}.\n\n{photo: salle}', true)).toEqual([
    { paragraphs: ['Voici {image: salle}.', '{photo: salle}'] },
  ]);
  expect(paragraphs('{image: salle}')).toEqual(['{image: salle}']);
});

it.each([
  ['**Coupe** *courte* _ici_ ~non~ `code`', 'Coupe courte ici non code'],
  ['## Coupe', 'Coupe'],
  ['- Coupe', 'Coupe'],
  ['* Coupe\n* Couleur', '• Coupe\n• Couleur'],
  ['Un *mot* («_deux_»), *trois*.', 'Un mot («deux»), trois.'],
  ['#1 du Jura, 5*3*2, mon_nom_ici, dès 16 ans*, a_b@c.ch', '#1 du Jura, 5*3*2, mon_nom_ici, dès 16 ans*, a_b@c.ch'],
  ['https://a.ch/_b_/*c*', 'https://a.ch/_b_/*c*'],
])('plainWords removes signs of formatting from a field: %s', (written, words) => {
  expect(plainWords(written)).toBe(words);
});
