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
    'WhatsApp, whose stars the editor writes as such',
    String.raw`\*Promo\* d’avril \_ici\_ ~non~`,
    ['Promo d’avril ici non'],
  ],
  ['bold in bold, with a link', '**Un _mot [là](/a)_**, [**deux**](/b)', ['**Un mot [là](/a)**, [deux](/b)']],
  ['what is indented', '    Un.\n\n  Deux.', ['Un.', 'Deux.']],
  [
    'bullets of Markdown, of Word, and within each other',
    '- Un\n- **Deux**\n  - Trois\n\nPuis :\n• Quatre\n• Cinq',
    ['- Un\n- **Deux**\n- Trois', 'Puis :', '- Quatre\n- Cinq'],
  ],
  ['numbers', '1. Un\n2. Deux', ['1. Un\n2. Deux']],
  [
    'links',
    "Voir [nos *prix*](/tarifs), [Swiss](http://a.ch/l'été?x=(1)), [moi](mailto:a@b.ch), [ici](tel:+41321234567).",
    [
      'Voir [nos prix](/tarifs), [Swiss](https://a.ch/l%27%C3%A9t%C3%A9?x=%281%29), [moi](mailto:a@b.ch), [ici](tel:+41321234567).',
    ],
  ],
  ['links without a slash, to this site', '[nos prix](tarifs) [là](../blog/a)', ['[nos prix](/tarifs) [là](/blog/a)']],
  [
    'a sign that means itself',
    'Dès 16 ans* et 5 * 3, 18 ans*, mon_nom_ici, [sic], 3 < 5 | 8.',
    ['Dès 16 ans* et 5 * 3, 18 ans*, mon_nom_ici, [sic], 3 < 5 | 8.'],
  ],
])('parses %s', (_, body, expected) => {
  expect(paragraphs(body)).toEqual(expected);
});

it.each<[string, string, RegExp]>([
  ['a table', 'Prix :\n\n| Coupe | 60 |\n|---|---|\n| Soin | 20 |', /tableau/],
  ['loose stars', 'Un ** mot ** ici.', /étoiles du gras/],
  ['a picture', 'Voici ![vitrine](vitrine.webp)', /image/],
  ['code', 'Un.\n\n```\nDeux.\n```', /accents graves/],
  ['code in a line', 'Un\n`mot`', /accents graves/],
  ['HTML', '<p>Un mot.</p>', /HTML .*« <p>Un mot.<\/p> »/],
  ['HTML in a line', 'Un<br>mot', /HTML .*« <br> »/],
  ['a quotation', '## Un\n\n> Deux.', /citation/],
  ['a rule', 'Un.\n\n---\n\nDeux.', /trait/],
  ['lower headings', '## Un\n\nA.\n\n### Deux\n\nB.', /« ## »/],
  ['a link in a heading', '## [Un](https://a.ch)\n\nA.', /sous-titre n’a pas de lien/],
  ['a link by its name', '[Un][a].\n\n[a]: https://a.ch', /\[mots\]\(adresse\)/],
  ['part of a word', 'Une co**lo**ration.', /mots entiers/],
  ...['javascript:x', '#c', '//f.ch', 'https://h', '', '/.//f.ch', '/a/..//f.ch', '/&Tab;/f.ch', '/\\\\f.ch'].map(
    (address): [string, string, RegExp] => [
      `a link to “${address}”`,
      `Voir [là](${address}).`,
      /nulle part.* « \[là\]/,
    ],
  ),
])('refuses Markdown that pages do not show: %s', (_, body, message) => {
  const faults = parseBody(`{prix: coupe}\n\n${body}`, true).flatMap(({ fault }) => fault ?? []);
  expect(faults).toEqual([expect.stringMatching(message)]);
});

it('removes comments', () => {
  expect(parseBody('Un.\n\n<!-- Deux. -->')).toEqual([{ paragraphs: ['Un.'] }]);
});

it('keeps only words in headings', () => {
  expect(parseBody('# Un **mot**\n\nA.\n\n## Deux\n\nB.')).toEqual([
    { heading: 'Un mot', paragraphs: ['A.'] },
    { heading: 'Deux', paragraphs: ['B.'] },
  ]);
});

it('reads pictures and prices on lines of their own in own pages; elsewhere they are words', () => {
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
])('removes signs of formatting from fields: %s', (written, words) => {
  expect(plainWords(written)).toBe(words);
});
