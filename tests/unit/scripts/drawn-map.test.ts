import { cleanSvg, svgText } from '@/scripts/assets/svg';
import { datedMap } from '@/scripts/content/drawings';

const dated = (day: { from: string; to: string; isWeekend?: boolean }) =>
  [...datedMap('[data-moment~=marche]{}', [{ name: 'marche', ...day }], 2026).matchAll(/\*="([\d-]+)"/g)].map(
    ([, date]) => date,
  );

it('named days in the styles of a drawing are replaced by the dates of three years', () => {
  expect(dated({ from: '12-24', to: '12-25' })).toEqual(
    ['2026', '2027', '2028'].flatMap((year) => [`${year}-12-24`, `${year}-12-25`]),
  );
});

it.each([
  ['over New Year', '12-31', '01-01', '01-01 12-31 01-01 12-31 01-01 12-31'],
  ['from a day that most years do not have', '02-29', '03-01', '03-01 03-01 02-29 03-01'],
])('a span of days in a drawing may go %s', (_, from, to, dates) => {
  const found = dated({ from, to });
  expect(found.map((date) => date?.slice(5)).join(' ')).toBe(dates);
  expect(found).toEqual([...found].sort());
});

it('a weekend in a drawing is the Sunday that is one of the days, and the Saturday before', () => {
  // Saturday 7 August 2027 belongs to Sunday the 8th, though the days begin with the 8th.
  const days = '2026-08-08 2026-08-09 2027-08-07 2027-08-08 2028-08-12 2028-08-13';
  expect(dated({ from: '08-08', to: '08-14', isWeekend: true }).join(' ')).toBe(days);
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 4 4">${inside}</svg>`;

it.each([
  ['a script', '<script>h()</script>'],
  ['a handler', '<g onload="h()"/>', '<g/>'],
  ['HTML', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="h"/></foreignObject>'],
  ['a link', '<a href="https://h.example"><path d="M0 0"/></a>', '<a><path d="M0 0"/></a>'],
  ['a part of another file', '<use href="//h.example/#a"/>', '<use/>'],
  ['a part of another file by xlink', '<use xlink:href="h.svg#a"/>', '<use/>'],
  ['a movement that writes a link', '<a><set attributeName="href" to="javascript:h()"/></a>', '<a/>'],
])('a drawing is published without %s', (_, inside, left = '') => {
  expect(svgText(cleanSvg(svg(inside)))).toBe(left ? svg(left) : svg('').replace('></svg>', '/>'));
});

it('a drawing keeps styles, gradients, repeated parts and texts', () => {
  const inside =
    '<style>.b&gt;path{fill:url(#a)} @media (width&gt;1px){.b{opacity:.5}}</style><defs><linearGradient id="a"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs><g class="b" clip-path="url(#d)" data-name="Calque 1"><use xlink:href="#a" x="1"/></g><text font-size="4">Là &amp; <tspan dy="1">ici</tspan></text>';
  expect(svgText(cleanSvg(`\ufeff<?xml version="1.0"?>\n<!-- <script> -->\n${svg(inside)}`))).toBe(svg(inside));
});

it.each([
  ['<svg>', 'ce dessin est abîmé à la ligne 1'],
  [svg('\n&h;'), 'ce dessin est abîmé à la ligne 2'],
  ['<svg viewBox="0 0 1 1"/>', 'un dessin SVG est attendu, avec xmlns'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'un dessin SVG est attendu'],
])('%j is refused as a drawing: %s', (text, words) => {
  expect(() => cleanSvg(text)).toThrow(words);
});
