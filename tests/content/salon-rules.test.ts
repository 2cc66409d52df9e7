/** @jest-environment node */
import { put, sentencesAfter } from './support/changed-content';

const file = 'content/salon.ts';

describe('the facts of the salon', () => {
  it.each([
    ['address.postalCode', '233', 'must be a Swiss postal code of four digits, got "233".'],
    ['address.postalCode', '02338', 'must be a Swiss postal code of four digits, got "02338".'],
    ['address.canton', 'Jura', 'must be the two capital letters of a canton.'],
    ['phone', '032 000 00 00', 'must be +41 and nine digits, such as +41 32 123 45 67, got "032 000 00 00".'],
    ['phone', '+41 32 000 00 0', 'must be +41 and nine digits, such as +41 32 123 45 67, got "+41 32 000 00 0".'],
    ['whatsapp', '0041320000000', 'must be +41 and nine digits, such as +41 32 123 45 67, got "0041320000000".'],
    [
      'whatsapp',
      '+41 032 000 00 00',
      'must be +41 and nine digits, such as +41 32 123 45 67, got "+41 032 000 00 00".',
    ],
    ['email', 'bonjour@', 'must be an e-mail address, got "bonjour@".'],
    [
      'siteUrl',
      'http://salon.example',
      'must be an absolute address that starts with https://, got "http://salon.example".',
    ],
    [
      'siteUrl',
      'https://salon.example/',
      'must have neither a path nor a slash at the end, got "https://salon.example/".',
    ],
    [
      'socialProfile.url',
      'www.salon.example',
      'must be an absolute address that starts with https://, got "www.salon.example".',
    ],
    ['developer.url', '/salon', 'must be an absolute address that starts with https://, got "/salon".'],
    ['bookingSlug', 'mon salon', 'must be the name as it stands in the address of the widget.'],
    ['geo.latitude', 6.978, 'must be a latitude in Switzerland, between 45.8 and 47.9.'],
    ['geo.longitude', 47.247, 'must be a longitude in Switzerland, between 5.9 and 10.6.'],
    ['hours.days', [1, 2, 2], 'must name each day once.'],
    ['hours.opens', '9:00', 'must be a time such as 09:00, got "9:00".'],
    ['hours.closes', '24:00', 'must be a time such as 09:00, got "24:00".'],
    ['hours.closes', '00:00', 'must be later than opens.'],
  ])('refuse %s = %j', (field, value, message) => {
    expect(sentencesAfter(put(['salon', ...field.split('.')], value))).toEqual([`${file}, ${field}: ${message}`]);
  });

  it.each([0, 8, 1.5])('refuse day %p', (day) => {
    const [sentence] = sentencesAfter(put(['salon', 'hours', 'days'], [1, day]));
    expect(sentence).toMatch(/^content\/salon\.ts, hours\.days\[1\]: /);
  });

  it.each([
    [
      { from: '2027-02-29', to: '2027-03-01' },
      'closings[0].from: must be a date such as 2027-07-19, got "2027-02-29".',
    ],
    [{ from: '2027-07-19', to: '19.8.2027' }, 'closings[0].to: must be a date such as 2027-07-19, got "19.8.2027".'],
    [
      { from: '2027-02-31', to: '2027-03-01' },
      'closings[0].from: must be a date such as 2027-07-19, got "2027-02-31".',
    ],
    [{ from: '2027-07-19', to: '2027-07-18' }, 'closings[0].to: must not be before from.'],
  ])('refuse the closing %j', (dates, complaint) => {
    const change = put(['salon', 'closings'], [{ ...dates, reason: 'Vacances' }]);
    expect(sentencesAfter(change)).toEqual([`${file}, ${complaint}`]);
  });

  it.each(['+41321234567', '+41 32 123 45 67', '+41 79 123 45 67'])('accept the number %p', (phone) => {
    expect(sentencesAfter(put(['salon', 'phone'], phone))).toEqual([]);
  });

  it('accept a closing of one day', () => {
    const day = { from: '2027-12-24', to: '2027-12-24', reason: 'Veille de Noël' };
    expect(sentencesAfter(put(['salon', 'closings'], [day]))).toEqual([]);
  });

  it('refuse a fact that is missing', () => {
    expect(sentencesAfter(put(['salon', 'address', 'city'], undefined))).toEqual([
      `${file}, address.city: is missing.`,
    ]);
  });

  it('refuse a number where a text belongs', () => {
    expect(sentencesAfter(put(['salon', 'address', 'postalCode'], 2338))).toEqual([
      `${file}, address.postalCode: must be a text between quotes, got 2338.`,
    ]);
  });

  it('refuse a fact that no rule knows', () => {
    expect(sentencesAfter(put(['salon', 'fax'], '+41 32 000 00 00'))).toEqual([
      `${file}, fax: is not known to scripts/content-check/salon.ts.`,
    ]);
  });

  it.each([
    [0, 'must be more than zero.'],
    [2.5, 'must be a whole number.'],
  ])('refuse %p years', (years, message) => {
    expect(sentencesAfter(put(['facts', 'yearsOnHome'], years))).toEqual([`${file}, yearsOnHome: ${message}`]);
  });
});
