import { plainWords } from '@/content/schema/plain-words';
import { listIn, piecesOf, wordsOf } from '@/lib/content/rich-text';
import { parseBody } from '@/scripts/content/parse-body';

const paragraphs = (body: string) => parseBody(body).flatMap((section) => section.paragraphs);

it.each([
  [
    'bold and italic words of Word',
    'Un **mot** *gras*, __là__ et _ici_, ***fort***.',
    ['Un mot gras, là et ici, fort.'],
  ],
  [
    'WhatsApp, whose stars the editor writes as such',
    String.raw`\*Promo\* d’avril \_ici\_ ~non~`,
    ['Promo d’avril ici non'],
  ],
  [
    'what is indented, quoted or code',
    '    Un.\n\n> Deux.\n\n```\nTrois.\n```\n\n`Quatre`',
    ['Un.', 'Deux.', 'Trois.', 'Quatre'],
  ],
  [
    'HTML, pictures and rules',
    '<p>Un <b>mot</b>.</p>\n\nDeux <i>mots</i> ![a](b.png)\n\n---\n\nTrois',
    ['Un mot.', 'Deux mots', 'Trois'],
  ],
  [
    'bullets of Markdown, of Word, and within each other',
    '- Un\n- **Deux**\n  - Trois\n\nPuis :\n• Quatre\n• Cinq',
    ['- Un\n- Deux\n- Trois', 'Puis :', '- Quatre\n- Cinq'],
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
  ['links that lead nowhere', '[a](javascript:x) [b](#c) [e](//f.ch) [g](https://h)', ['a b e g']],
  [
    'a sign that means itself',
    'Dès 16 ans* et 5 * 3, mon_nom_ici, [sic](#voir).',
    ['Dès 16 ans* et 5 * 3, mon_nom_ici, sic.'],
  ],
])('a text keeps its words: %s', (_, body, expected) => {
  expect(paragraphs(body)).toEqual(expected);
});

it('every level of heading is a sub-heading, and a heading has words alone', () => {
  expect(parseBody('# Un **mot**\n\nA.\n\n### [Deux](https://a.ch)\n\nB.')).toEqual([
    { heading: 'Un mot', paragraphs: ['A.'] },
    { heading: 'Deux', paragraphs: ['B.'] },
  ]);
});

it('a page of one’s own shows pictures and prices after words, alone on their lines; elsewhere they are words', () => {
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
  ['[Coupe](https://a.ch) et ![x](y)', 'Coupe et x'],
  ['- Coupe', 'Coupe'],
  ['* Coupe\n* Couleur', '• Coupe\n• Couleur'],
  ['Un *mot* («_deux_»), *trois*.', 'Un mot («deux»), trois.'],
  ['#1 du Jura, 5*3*2, mon_nom_ici, dès 16 ans*, a_b@c.ch', '#1 du Jura, 5*3*2, mon_nom_ici, dès 16 ans*, a_b@c.ch'],
  ['https://a.ch/_b_/*c*', 'https://a.ch/_b_/*c*'],
])('a field of words loses the signs of formatting: %s', (written, words) => {
  expect(plainWords(written)).toBe(words);
});

it('a paragraph is told apart into words, links and items', () => {
  const text = 'Voir [nos prix](/tarifs) et [là](https://a.ch).';
  expect(piecesOf(text)).toEqual([
    'Voir ',
    { words: 'nos prix', href: '/tarifs' },
    ' et ',
    { words: 'là', href: 'https://a.ch' },
    '.',
  ]);
  expect(wordsOf(text)).toBe('Voir nos prix et là.');
  expect(listIn('- Un\n- [Deux](/a)')).toEqual({ isOrdered: false, items: ['Un', '[Deux](/a)'] });
  expect(listIn('1. Un\n2. Deux')).toEqual({ isOrdered: true, items: ['Un', 'Deux'] });
  expect(listIn(text)).toBeUndefined();
});
