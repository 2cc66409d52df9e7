import { JSDOM } from 'jsdom';
import { hyphenate } from '@/scripts/finish/hyphenation';

const island = '[data-props][data-state]';

/** Returns a body after `hyphenate`, with a bar for each soft hyphen. */
function hyphenated(html: string, own: string[] = []): string {
  const { document } = new JSDOM(html).window;
  hyphenate(document, own, island);
  return document.body.innerHTML.replaceAll('\u00ad', '|');
}

it('a word is hyphenated as the salon has written it once, in every language and in lower case too', () => {
  const own = ['Bewer\u00adtungen', 'Haarent\u00adfernung'];
  expect(hyphenated('<p lang="fr">bewertungen</p><p lang="de">Haarentfernung</p>', own)).toBe(
    '<p lang="fr">bewer|tungen</p><p lang="de">Haarent|fernung</p>',
  );
});

it('long words of titles are hyphenated in a box with their punctuation, short words are left alone', () => {
  expect(
    hyphenated('<h1 lang="de">Eine (Rückenmassage)\u00a0? Ja</h1><h2 lang="de">Nagelpflege <a>Haarentfernung</a></h2>'),
  ).toBe(
    '<h1 lang="de">Eine <long-word>(Rücken|mas|sage)&nbsp;?</long-word> Ja</h1>' +
      '<h2 lang="de">Nagelpflege <a><long-word>Haar|ent|fer|nung</long-word></a></h2>',
  );
});

it('hyphenation leaves addresses, controls with an aria-label and islands as they are', () => {
  const kept =
    '<div lang="de"><a href="mailto:a@b.ch">Gesichtsbehandlung</a><p>haarentfernung.ch/haarentfernung info@haarentfernung.ch</p>' +
    '<a href="#" aria-label="Haarentfernung: Termin">Haarentfernung</a>' +
    '<div data-props="" data-state=""><h2>Haarentfernung</h2></div><style>.Haarentfernung{}</style></div>';
  expect(hyphenated(kept)).toBe(kept);
});
