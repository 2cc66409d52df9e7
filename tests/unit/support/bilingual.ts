import type { PageOfKind } from '@/content/schema/pages';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

/** The content of the salon as if it were in French, with two German pages of the tests' own, whatever languages it has. */
export function bilingual() {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const idOf = (kind: string) => Object.keys(content.pages).find((id) => content.pages[id]?.kind === kind) ?? '';
  const home = content.pages[idOf('home')] as PageOfKind<'home'>;
  const words = (label: string) => ({
    title: `${label} | Salon`,
    description: `${label} auf Deutsch.`,
    label,
    heading: `Unser ${label}`,
  });
  const pages = {
    [idOf('home')]: {
      kind: 'home',
      path: '/de',
      ...words('Start'),
      lead: 'Willkommen.',
      servicesIntro: 'Ein Beruf.',
      contactIntro: 'Schreiben Sie.',
      rest: 'Mehr auf Französisch',
      pageNames: [{ page: idOf('price-list'), label: 'Was es kostet' }],
      tradeNames: [],
      serviceCards: home.serviceCards.map(() => ({ title: 'Haare', text: 'Schneiden.', features: ['Farbe'] })),
    },
    [idOf('contact')]: { kind: 'contact', path: '/de/contact', ...words('Kontakt'), intro: ['Hier.'] },
  };
  const salon = { ...content.salon, voice: 'je', translations: [{ language: 'de', tagline: 'Haare' }] };
  const languages = { mainLocale: 'fr', otherLocales: ['de'], locales: ['fr', 'de'] };
  return { __esModule: true, ...content, ...languages, salon, messages: { fr, de }, translations: { de: { pages } } };
}
