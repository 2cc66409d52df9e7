import { bookingProps } from '@/components/booking/booking-props';
import type { RequestService } from '@/content/schema/request';

jest.mock('@/lib/content/content', () => {
  const content = require('../support/bilingual').bilingual();
  const french = { id: 'soin', label: 'Soin', examples: 'masque, brushing', prices: [], translations: [] };
  const both: RequestService = { ...french, id: 'coupe', translations: [{ language: 'de', label: 'Schnitt' }] };
  const keptMessages = [{ locale: 'fr', key: 'form.errors.name', text: "What's your name?", lang: 'en' }];
  return { ...content, requestServices: [french, both], keptMessages };
});

it('services that have no words in the language of the page are marked as French', () => {
  const services = (locale: string) => bookingProps(locale).labels.services.map(({ label, lang }) => [label, lang]);
  expect(services('fr')).toEqual([
    ['Soin', undefined],
    ['Soin', undefined],
  ]);
  expect(services('de')).toEqual([
    ['Soin', 'fr'],
    ['Schnitt', undefined],
  ]);
});

it('an error that the salon keeps in another language is known by its text, as it is shown', () => {
  expect(bookingProps('fr').labels.foreign).toEqual({ 'What’s your name?': 'en' });
  expect(bookingProps('de').labels.foreign).toEqual({});
});
