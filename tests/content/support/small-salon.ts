import type { ContentFiles } from '@/scripts/content/read-files';

/** What every page says of itself, in words that no other page has. */
const words = (label: string) => ({
  title: `${label} | {salon}`,
  description: `${label} : ${'un mot de plus, '.repeat(9)}`.slice(0, 140),
  label,
  heading: `Tout sur ${label}`,
});
const page = (kind: string | undefined, path: string, label: string, own: object) => ({
  ...{ kind, path, ...words(label), picture: 'salle' },
  ...own,
});
const service = (id: string, label: string) =>
  page(undefined, `/services/${id}`, label, {
    ...{ benefit: 'Net.', intro: ['Assis.'], included: ['Rinçage'], suits: 'Tous.', lasts: 'Un mois.' },
    ...{ aftercare: ['Brosser.'], prices: [id] },
  });
const point = { title: 'Calme', text: 'Une personne à la fois.' };
const part = { heading: 'Ici', paragraphs: ['Nous coupons.', 'Nous coiffons.'] };
const day = '09:00-18:00';

const json: Record<string, object> = {
  salon: {
    name: 'Chez Ada',
    tagline: 'Coiffure',
    address: {
      street: 'Rue Basse 1',
      postalCode: '3011',
      city: 'Berne',
      region: 'Plateau',
      canton: 'BE',
      country: 'CH',
    },
    position: '46.94, 7.44',
    phone: '[exemple] +41 31 123 45 67',
    email: 'ada@salon.example',
    siteUrl: 'https://salon.example',
    developer: { name: 'Web SA', url: '[exemple] https://web.example' },
    responsible: 'Ada Test',
    hostingProvider: 'Hôte SA',
    hostingCountry: 'Islande',
    priceRange: '$$',
    areaServed: ['Berne', 'Köniz'],
  },
  facts: { yearsOnHome: 5, clients: 100, others: [{ label: 'Semaines', name: 'semaines-vernis', value: 3 }] },
  practical: { payment: ['cash', 'card'] },
  hours: { week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day } },
  'price-list': { validFrom: '[exemple] 2027-01-01' },
  trades: {
    trades: [
      { id: 'coiffure', label: 'Coiffure', schemaType: 'HairSalon', groups: [{ id: 'dames', title: 'Dames' }] },
      { id: 'barbier', label: 'Barbier', schemaType: 'HairSalon', groups: [{ id: 'barbes', title: 'Barbes' }] },
    ],
  },
  navigation: { salon: ['contact', 'blog', 'chignon'], trades: [{ trade: 'coiffure', pages: ['cartes', 'ongles'] }] },
  request: { services: [{ id: 'cutting', label: 'Coupe' }] },
  brand: {
    colors: {
      paper: '#ffffff',
      linen: '#f4f4f4',
      greige: '#cccccc',
      blush: '#dddddd',
      'rose-gold': '#996655',
      lacquer: '#5c1f2a',
      'lacquer-deep': '#441420',
      spruce: '#1e2a17',
      ink: '#111111',
      stone: '#555555',
      edge: '#777777',
    },
    displayFont: { source: '@fontsource/instrument-serif', fallback: 'serif' },
    textFont: { source: '@fontsource-variable/instrument-sans', fallback: 'sans-serif' },
  },
  gallery: { pairs: [{ title: 'Reflet', caption: 'Une patine.', before: 'salle', after: 'salle' }] },
  testimonials: { testimonials: [{ name: '[exemple] Lou R.', text: 'Une coupe nette.' }] },
  map: { alt: 'Le quartier' },
  'pages/accueil': page('home', '/', 'Accueil', {
    lead: 'Bienvenue.',
    about: { ...part, picture: 'salle' },
    reasons: [point, point, point],
    servicesIntro: 'Un métier.',
    serviceCards: [{ ...point, features: ['Coupe', 'Barbe'], picture: 'salle', route: 'cartes', highlighted: true }],
    contactIntro: 'Écrivez.',
  }),
  'pages/tarifs': page('price-list', '/tarifs', 'Tarifs', { intro: ['Tout.'], closing: point, notes: ['Compris.'] }),
  'pages/contact': page('contact', '/contact', 'Contact', { intro: ['Ici.'], access: [point] }),
  'pages/galerie': page('gallery', '/galerie', 'Galerie', { intro: ['Là.'], closing: point }),
  'pages/blog': page('blog', '/Blog', 'Blog', { intro: 'À lire.', closing: point }),
  'pages/cartes': page('service-cards', '/cartes', 'Cartes', {
    trade: 'coiffure',
    intro: ['Deux.'],
    services: ['service-barbe', 'service-soin'],
    closing: point,
  }),
  'pages/ongles': page('price-cards', '/ongles', 'Ongles', {
    trade: 'coiffure',
    intro: ['Un.'],
    cards: [{ ...point, picture: 'salle', price: 'soin', route: 'service-soin' }],
    closing: point,
  }),
  'services/service-barbe': service('barbe', 'Barbe'),
  'services/service-soin': service('soin', 'Soin'),
  'prices/barbe': { service: 'Barbe', minutes: 30, price: { kind: 'fixed', amount: 25 }, group: 'barbes' },
  'prices/soin': { service: 'Soin', variant: 'longs', price: { kind: 'fixed', amount: 65.5 } },
  'pictures/salle/index': { name: 'Salle', file: 'salle.webp', alt: 'Une salle.', focus: { x: 50, y: 50 } },
  'languages/de/accueil': {
    kind: 'home',
    path: '/de',
    ...words('Startseite'),
    lead: 'Willkommen.',
    servicesIntro: 'Ein Beruf.',
    rest: 'Mehr auf Französisch',
    serviceCards: [{ ...point, features: ['Schnitt', 'Bart'] }],
    contactIntro: 'Schreiben Sie.',
  },
  'languages/de/contact': { kind: 'contact', path: '/de/contact', ...words('Kontakt'), intro: ['Hier.'] },
};

const markdown: Record<string, [fields: object, body: string]> = {
  'pages/donnees': [page('privacy', '/donnees', 'Données', { intro: ['Peu.'] }), '## Qui\n\n{responsable}.'],
  'pages/chignon': [
    page('landing', '/chignon', 'Chignon', {
      question: 'Et le chignon ?',
      answer: 'Oui.',
      services: [{ ...point, route: 'service-soin', prices: ['soin'] }],
      why: [point],
      related: ['service-barbe', 'service-soin'],
    }),
    '## Comment\n\nAvec des épingles.',
  ],
  'articles/premier': [{ title: 'Premier', category: 'Conseils', picture: 'salle', order: 1 }, 'Un.'],
  'articles/second': [{ title: 'Second', category: 'Conseils', picture: 'salle', order: 2 }, 'Deux.'],
};

const filesOf = <Value>(values: Record<string, Value>, extension: string, textOf: (value: Value) => string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`content/${name}.${extension}`, textOf(value)] as const),
  );

/** A salon of the tests' own, small and whole, in German too: what the check says of it does not change with the salon that is built. */
export const smallSalon: ContentFiles = {
  ...filesOf(json, 'json', JSON.stringify),
  // JSON is YAML too.
  ...filesOf(markdown, 'md', ([fields, body]) => `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`),
  'content/brand.svg': '<svg viewBox="0 0 4 4"><path id="mark" d="M0 0H4V4H0z"/></svg>',
  'content/map.svg': '<svg viewBox="0 0 4 4"/>',
  'content/pictures/salle/salle.webp': '',
  'messages/fr.json': '{"nav":{"home":"Accueil"}}',
  'messages/de.json': '{"nav":{"home":"Start"}}',
};
