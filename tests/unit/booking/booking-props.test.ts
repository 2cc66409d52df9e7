import { bookingProps } from '@/components/booking/booking-props';

jest.mock('@/.generated/content', () => {
  const french = { id: 'soin', label: 'Soin', examples: 'masque, brushing' };
  const both = { ...french, id: 'coupe', translations: [{ language: 'de', label: 'Schnitt' }] };
  const services = ['content/request.json', 'services', [french, both]];
  const keptMessages = [
    { locale: 'fr', key: 'form.errors.name', text: "What's your name?", lang: 'en', proper: "L'adresse" },
  ];
  return { content: { ...require('../support/small-site').smallSite(services).content, keptMessages } };
});

it('a German page has the German names of services, and marks one without a translation as French', () => {
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

it('an error message kept in another language is marked with it, and has the engine’s message as advice', () => {
  expect(bookingProps('fr').labels.foreign).toEqual({ 'What’s your name?': { lang: 'en', advice: 'L’adresse' } });
  expect(bookingProps('de').labels.foreign).toEqual({});
});
