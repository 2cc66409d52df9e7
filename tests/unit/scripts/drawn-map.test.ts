import { datedMap } from '@/scripts/content/drawings';
import { readSvg, svgFile } from '@/scripts/content/svg';

const dated = (day: { from: string; to: string; isWeekend?: boolean }) =>
  [...datedMap('[data-moment~=marche]{}', [{ name: 'marche', ...day }], 2026).matchAll(/\*="([\d-]+)"/g)].map(
    ([, date]) => date,
  );

it('where a drawing asks for days by their name, the dates of three years are published', () => {
  expect(dated({ from: '12-24', to: '12-25' })).toEqual(
    ['2026', '2027', '2028'].flatMap((year) => [`${year}-12-24`, `${year}-12-25`]),
  );
});

it.each([
  ['over New Year', '12-31', '01-01', '01-01 12-31 01-01 12-31 01-01 12-31'],
  ['from a day that most years do not have', '02-29', '03-01', '03-01 03-01 02-29 03-01'],
  ['until such a day', '02-28', '02-29', '02-28 02-28 02-28 02-29'],
])('days may go %s', (_, from, to, dates) => {
  const found = dated({ from, to });
  expect(found.map((date) => date?.slice(5)).join(' ')).toBe(dates);
  expect(found).toEqual([...found].sort());
});

it('of a weekend, Saturday and Sunday, where the Sunday is one of the days', () => {
  // Saturday 7 August 2027 belongs to the second Sunday, though the days begin with the 8th.
  const days = '2026-08-08 2026-08-09 2027-08-07 2027-08-08 2028-08-12 2028-08-13';
  expect(dated({ from: '08-08', to: '08-14', isWeekend: true }).join(' ')).toBe(days);
});

it('a drawing without such days stays as it is', () => {
  expect(datedMap('<svg/>', [{ name: 'marche', from: '08-08', to: '08-14' }])).toBe('<svg/>');
});

it('a drawing keeps no class that it has no rule for, as a page would lay such a part wherever its own rules say', () => {
  const file =
    '<svg viewBox="0 0 1 1"><style>.toit{fill:red}</style><path class="fixed toit inset-0"/><g class="fixed"/></svg>';
  expect(svgFile(readSvg(file)).match(/class="[^"]*"/g)).toEqual(['class="toit"']);
});
