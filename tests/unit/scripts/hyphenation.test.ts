import { JSDOM } from 'jsdom';
import { hyphenate } from '@/scripts/finish/hyphenation';
import { namesIn } from '@/tests/support/treatments';

const island = '[data-props][data-state]';

/** A body with its words parted, and each place where they may be parted as a bar. */
function parted(html: string, own: string[] = []): string {
  const { document } = new JSDOM(html).window;
  hyphenate(document, own, island);
  return document.body.innerHTML.replaceAll('\u00ad', '|');
}

it.each(['de', 'it'] as const)('names of treatments may be parted where printers would part them (%s)', (language) => {
  const names = namesIn(language);
  expect(names).toHaveLength(20);
  const list = names.map((name) => `<li>${name.replaceAll('|', '')}</li>`).join('');
  expect(parted(`<ul lang="${language}-CH">${list}</ul>`).match(/[^<>]+(?=<\/li>)/g)).toEqual(names);
});

it('a word is parted as its owner has written it once, on every page and in every language', () => {
  const own = ['Bewer\u00adtungen', 'Haarent\u00adfernung'];
  expect(parted('<p lang="fr">bewertungen</p><p lang="de">Haarentfernung</p>', own)).toBe(
    '<p lang="fr">bewer|tungen</p><p lang="de">Haarent|fernung</p>',
  );
});

it('the longest part that is known is meant: "licht" is none of "pflichtig"', () =>
  expect(parted('<p lang="de">gebührenpflichtig</p>')).toBe('<p lang="de">gebühren|pflichtig</p>'));

it('names of streets and cuts may be parted as well', () =>
  expect(parted('<p lang="de">Länggassstrasse Maschinenschnitt Graukaschierung</p>')).toBe(
    '<p lang="de">Länggass|strasse Maschinen|schnitt Grau|kaschierung</p>',
  ));

it('a long word of a title has a box with what is set against it, and one that fits into its line has none', () => {
  expect(
    parted('<h1 lang="de">Eine (Rückenmassage)\u00a0? Ja</h1><h2 lang="de">Nagelpflege <a>Haarentfernung</a></h2>'),
  ).toBe(
    '<h1 lang="de">Eine <span class="word">(Rücken|mas|sage)&nbsp;?</span> Ja</h1>' +
      '<h2 lang="de">Nagelpflege <a><span class="word">Haar|entfer|nung</span></a></h2>',
  );
});

it('addresses, controls that are called otherwise, what React hydrates and what is no text stay as they are', () => {
  const kept =
    '<div lang="de"><a href="mailto:a@b.ch">Gesichtsbehandlung</a><p>haarentfernung.ch/haarentfernung info@haarentfernung.ch</p>' +
    '<a href="#" aria-label="Haarentfernung: Termin">Haarentfernung</a>' +
    '<div data-props="" data-state=""><h2>Haarentfernung</h2></div><style>.Haarentfernung{}</style></div>';
  expect(parted(kept)).toBe(kept);
});
