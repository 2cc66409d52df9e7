/** @jest-environment node */
import { put, sentencesAfter } from './support/changed-content';

const file = 'content/prices.ts';

describe('a price', () => {
  it.each([
    [-5, 'must not be negative.'],
    [25.01, 'must be a multiple of 0.05 CHF.'],
  ])('is refused at %p', (price, message) => {
    expect(sentencesAfter(put(['prices', 'coupe-homme', 'price'], price))).toEqual([
      `${file}, coupe-homme.price: ${message}`,
    ]);
    expect(sentencesAfter(put(['overviewPrices', 'vernis', 'price'], price))).toEqual([
      `${file}, vernis.price: ${message}`,
    ]);
  });

  it.each([0, 0.05, 19.95, 25])('is accepted at %p', (price) => {
    expect(sentencesAfter(put(['prices', 'coupe-homme', 'price'], price))).toEqual([]);
  });

  it('is refused as a quote that does not say what decides it', () => {
    expect(sentencesAfter(put(['prices', 'balayage', 'price', 'quoteDependsOn'], ' '))).toEqual([
      `${file}, balayage.price.quoteDependsOn: must not be empty.`,
    ]);
  });

  it.each(['sur devis', '58'])('is refused as the text %p', (price) => {
    expect(sentencesAfter(put(['prices', 'balayage', 'price'], price))).toEqual([
      `${file}, balayage.price: must be a number without quotes, or { quoteDependsOn: '...' } for a price on request, got "${price}".`,
    ]);
    expect(sentencesAfter(put(['overviewPrices', 'vernis', 'price'], price))).toEqual([
      `${file}, vernis.price: must be a number without quotes, got "${price}".`,
    ]);
  });
});

describe('a duration', () => {
  it.each([
    [0, 'must be more than zero.'],
    [-15, 'must be more than zero.'],
    [7.5, 'must be whole minutes.'],
  ])('is refused at %p minutes', (minutes, message) => {
    expect(sentencesAfter(put(['prices', 'coupe-homme', 'minutes'], minutes))).toEqual([
      `${file}, coupe-homme.minutes: ${message}`,
    ]);
  });
});

describe('the price list', () => {
  it('refuses a first day that is no date', () => {
    expect(sentencesAfter(put(['pricesValidFrom'], '1.1.2027'))).toEqual([
      `${file}, pricesValidFrom: must be a date such as 2027-07-19, got "1.1.2027".`,
    ]);
  });

  it('refuses a row that is no price', () => {
    expect(sentencesAfter(put(['priceList', 0, 'groups', 1, 'rows', 0], 'pieds-massage'))).toEqual([
      `${file}, pieds.rows[0]: names "pieds-massage", which is no known price id.`,
    ]);
  });

  it('refuses a row that stands in another group already', () => {
    expect(sentencesAfter(put(['priceList', 0, 'groups', 1, 'rows', 0], 'mains-manucure'))).toEqual([
      `${file}, pieds.rows[0]: names "mains-manucure", which stands in mains already.`,
    ]);
  });

  it('refuses an empty group', () => {
    expect(sentencesAfter(put(['priceList', 1, 'groups', 0, 'rows'], []))).toEqual([
      `${file}, enfant.rows: must not be empty.`,
    ]);
  });

  it('refuses an anchor that stands twice', () => {
    expect(sentencesAfter(put(['priceList', 1, 'groups', 0, 'id'], 'mains'))).toEqual([
      `${file}, mains.id: stands twice on the list.`,
    ]);
  });
});

it('the nail overview refuses to be compared with a row that is no price', () => {
  expect(sentencesAfter(put(['overviewPrices', 'vernis', 'listed'], 'mains-vernis'))).toEqual([
    `${file}, vernis.listed: names "mains-vernis", which is no known price id.`,
  ]);
});
