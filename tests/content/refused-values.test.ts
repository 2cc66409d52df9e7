import { real, sentencesAfter } from './support/changed-content';

const letters = (count: number) => 'é'.repeat(count);
const withoutFirst = (place: string) => (real(place) as unknown[]).slice(1);
const closing = (from: string, to: string) => [{ from, to, reason: 'Vacances' }];

const path = 'must be made of slashes, unaccented letters, digits, hyphens and underscores';
const reserved = 'must not start with a reserved name (pictures,film,share,islands,de,404)';
const postalCode = 'must be a Swiss postal code of four digits';
const phone = 'must be +41 and nine digits, such as +41 32 123 45 67';
const https = 'must be an absolute address that starts with https://';
const priceOrQuote = "must be a number without quotes, or { quoteDependsOn: '...' } for a price on request";
const germanPath = 'must be /de, or start with /de/ and go on in small letters and hyphens';

/** One wrong value at a place, and the one sentence that it gets, by the file the sentence names. */
const refused: Record<string, [place: string, value: unknown, complaint: string][]> = {
  'content/salon.ts': [
    ['salon.name', undefined, 'name: is missing.'],
    ['salon.address.city', undefined, 'address.city: is missing.'],
    ['salon.address.street', '  ', 'address.street: must not be empty.'],
    ['salon.address.postalCode', 2338, 'address.postalCode: must be a text between quotes, got 2338.'],
    ['salon.address.postalCode', '233', `address.postalCode: ${postalCode}, got "233".`],
    ['salon.address.postalCode', '02338', `address.postalCode: ${postalCode}, got "02338".`],
    ['salon.address.canton', 'Jura', 'address.canton: must be the two capital letters of a canton, got "Jura".'],
    ['salon.address.country', 'FR', 'address.country: must be CH, got "FR".'],
    ['salon.phone', '032 000 00 00', `phone: ${phone}, got "032 000 00 00".`],
    ['salon.phone', '+41 32 000 00 0', `phone: ${phone}, got "+41 32 000 00 0".`],
    ['salon.whatsapp', '0041320000000', `whatsapp: ${phone}, got "0041320000000".`],
    ['salon.whatsapp', '+41 032 000 00 00', `whatsapp: ${phone}, got "+41 032 000 00 00".`],
    ['salon.email', 'bonjour@', 'email: must be an e-mail address, got "bonjour@".'],
    ['salon.siteUrl', 'http://salon.example', `siteUrl: ${https}, got "http://salon.example".`],
    ['salon.siteUrl', 'https://a.ch/', 'siteUrl: must be without a path and a slash at the end, got "https://a.ch/".'],
    ['salon.socialProfile.url', 'www.salon.example', `socialProfile.url: ${https}, got "www.salon.example".`],
    ['salon.developer.url', '/salon', `developer.url: ${https}, got "/salon".`],
    ['salon.bookingSlug', 'a b', 'bookingSlug: must be the name as it stands in the address of the widget, got "a b".'],
    ['salon.geo.latitude', 7, 'geo.latitude: must be a latitude in Switzerland, between 45.8 and 47.9, got 7.'],
    ['salon.geo.longitude', 47, 'geo.longitude: must be a longitude in Switzerland, between 5.9 and 10.6, got 47.'],
    ['salon.hours.days', [1, 2, 2], 'hours.days: must name each day once.'],
    ['salon.hours.days', [1, 0], 'hours.days[1]: must be 1 to 7, got 0.'],
    ['salon.hours.days', [1, 8], 'hours.days[1]: must be 1 to 7, got 8.'],
    ['salon.hours.opens', '9:00', 'hours.opens: must be a time such as 09:00, got "9:00".'],
    ['salon.hours.closes', '24:00', 'hours.closes: must be a time such as 09:00, got "24:00".'],
    ['salon.hours.closes', '00:00', 'hours.closes: must be later than opens.'],
    [
      'salon.closings',
      closing('2027-02-29', '2027-03-01'),
      'closings[0].from: must be a day of the calendar such as 2027-07-19, got "2027-02-29".',
    ],
    [
      'salon.closings',
      closing('2027-07-19', '19.8.2027'),
      'closings[0].to: must be a day of the calendar such as 2027-07-19, got "19.8.2027".',
    ],
    ['salon.closings', closing('2027-07-19', '2027-07-18'), 'closings[0].to: must not be before from.'],
    ['salon.areaServed.0', '', 'areaServed[0]: must not be empty.'],
    ['salon.fax', '+41 32 000 00 00', 'salon: has "fax", which is not known here.'],
    ['facts.yearsOnHome', 0, 'yearsOnHome: must be more than zero, got 0.'],
    ['facts.yearsOnHome', 2.5, 'yearsOnHome: must be a whole number, got 2.5.'],
  ],
  'content/routes.ts': [
    ['routes.accueil', '/accueil', 'accueil: must be "/", the home page, got "/accueil".'],
    ['routes.tarifs', 'tarifs', 'tarifs: must start with a slash, got "tarifs".'],
    ['routes.tarifs', '/tarifs/', 'tarifs: must not end in a slash, got "/tarifs/".'],
    ['routes.tarifs', '/beauté', `tarifs: ${path}, got "/beauté".`],
    ['routes.tarifs', '/mes tarifs', `tarifs: ${path}, got "/mes tarifs".`],
    ['routes.tarifs', '/tarifs.html', `tarifs: ${path}, got "/tarifs.html".`],
    ['routes.tarifs', '//tarifs', `tarifs: ${path}, got "//tarifs".`],
    [
      'routes.tarifs',
      '/_next/a',
      'tarifs: must not start with an underscore, as files of the build do, got "/_next/a".',
    ],
    ['routes.tarifs', '/pictures', `tarifs: ${reserved}, got "/pictures".`],
    ['routes.tarifs', '/Islands/tarifs', `tarifs: ${reserved}, got "/Islands/tarifs".`],
    ['routes.tarifs', '/tarifs/index', 'tarifs: must not contain the name "index", got "/tarifs/index".'],
    ['routes.contact', '/blog', 'contact: "/blog" is the path of blog ("/Blog"), capitals aside.'],
    [
      'routes.essai',
      '/essai',
      'essai: has no page: add an entry "essai" to content/main-pages.ts, landing-pages.ts or legal.ts.',
    ],
    ['germanRoutes.contact', '/contact', `contact: ${germanPath}, got "/contact".`],
    ['germanRoutes.contact', '/de/', `contact: ${germanPath}, got "/de/".`],
    ['germanRoutes.contact', '/de/Über-uns', `contact: ${germanPath}, got "/de/Über-uns".`],
  ],
  'content/landing-pages.ts': [
    ['coupe.kind', 'shop', 'coupe.kind: must be a known kind of page.'],
    ['coupe.title', letters(61), 'coupe.title: has 61 characters, at most 60 are allowed.'],
    ['coupe.description', letters(119), 'coupe.description: has 119 characters, at least 120 are asked for.'],
    ['coupe.description', letters(161), 'coupe.description: has 161 characters, at most 160 are allowed.'],
    ['coupe.label', letters(41), 'coupe.label: has 41 characters, at most 40 are allowed.'],
    ['coupe.question', undefined, 'coupe.question: is missing.'],
    ['coupe.benefit', 'Court', 'coupe: has "benefit", which is not known here.'],
    ['coupe.picture', 'massage', 'coupe.picture: must be a known picture id, got "massage".'],
    ['coupe.parent', 'massage', 'coupe.parent: must be a known route id, got "massage".'],
    ['coupe.services.0.text', ' ', 'coupe.services[0].text: must not be empty.'],
    ['coupe.related', ['tarifs'], 'coupe.related: must name at least two pages.'],
    ['coiffure-franches-montagnes.related', [], 'coiffure-franches-montagnes.related: must name at least two pages.'],
    ['coupe.related', ['tarifs', 'blog', 'tarifs'], 'coupe.related[2]: names "tarifs" a second time.'],
  ],
  'content/main-pages.ts': [
    ['accueil.reasons', withoutFirst('accueil.reasons'), 'accueil.reasons: must be exactly five.'],
    ['accueil.serviceCards', withoutFirst('accueil.serviceCards'), 'accueil.serviceCards: must be exactly two.'],
    ['accueil.serviceCards.0.features', ['Coupe'], 'accueil.serviceCards[0].features: must be exactly four.'],
    ['onglerie.cards', withoutFirst('onglerie.cards'), 'onglerie.cards: must be exactly four.'],
    ['onglerie.cards.0.prices.0', 'massage', 'onglerie.cards[0].prices[0]: must be a known price id, got "massage".'],
    [
      'services-onglerie.cards',
      withoutFirst('services-onglerie.cards'),
      'services-onglerie.cards: must be exactly six.',
    ],
    [
      'services-onglerie.cards.5.price',
      { listed: 'massage' },
      'services-onglerie.cards[5].price.listed: must be a known price id, got "massage".',
    ],
    [
      'services-onglerie.cards.0.price',
      { overview: 'massage' },
      'services-onglerie.cards[0].price.overview: must be a known price id of the nail overview, got "massage".',
    ],
    [
      'services-onglerie.cards.0.price',
      35,
      "services-onglerie.cards[0].price: must be { overview: '...' } or { listed: '...' }, got 35.",
    ],
    [
      'services-coiffure.services',
      (real('services-coiffure.services') as unknown[]).slice(0, 9),
      'services-coiffure.services: must be at least ten.',
    ],
    ...['massage', 'coupe', 'tarifs'].map((id): [string, string, string] => [
      'services-coiffure.services.0',
      id,
      `services-coiffure.services[0]: must be the id of a service page, got "${id}".`,
    ]),
  ],
  'content/services.ts': [
    [
      'service-balayage.benefit',
      letters(101),
      'service-balayage.benefit: has 101 characters, at most 100 are allowed.',
    ],
    ['service-balayage.prices.0', 'spa', 'service-balayage.prices[0]: must be a known price id, got "spa".'],
  ],
  'content/german.ts': [
    ['germanPages.accueil.title', letters(61), 'accueil.title: has 61 characters, at most 60 are allowed.'],
    ['germanPages.accueil.lead', '', 'accueil.lead: must not be empty.'],
    ['germanPages.accueil.serviceCards', [], 'accueil.serviceCards: must be exactly two.'],
    ['germanAlts.massage', 'Massage', 'massage: must be a known picture id, got "massage".'],
    ['germanPages.contact.title', real('tarifs.title'), 'contact.title: is the title of tarifs too.'],
  ],
  'content/prices.ts': [
    ['prices.coupe-homme.price', -5, 'coupe-homme.price: must not be negative.'],
    ['prices.coupe-homme.price', 25.01, 'coupe-homme.price: must be a multiple of 0.05 CHF, got 25.01.'],
    ['prices.balayage.price', 'sur devis', `balayage.price: ${priceOrQuote}, got "sur devis".`],
    ['prices.balayage.price.quoteDependsOn', ' ', 'balayage.price.quoteDependsOn: must not be empty.'],
    ['prices.coupe-homme.minutes', 0, 'coupe-homme.minutes: must be more than zero, got 0.'],
    ['prices.coupe-homme.minutes', 7.5, 'coupe-homme.minutes: must be whole minutes, got 7.5.'],
    ['overviewPrices.vernis.price', '58', 'vernis.price: must be a number without quotes, got "58".'],
    ['overviewPrices.vernis.price', -5, 'vernis.price: must not be negative.'],
    ['overviewPrices.vernis.listed', 'spa', 'vernis.listed: must be a known price id, got "spa".'],
    [
      'pricesValidFrom',
      '1.1.2027',
      'pricesValidFrom: must be a day of the calendar such as 2027-07-19, got "1.1.2027".',
    ],
    ['priceList.0.groups.1.rows.0', 'spa', 'onglerie.groups[1].rows[0]: must be a known price id, got "spa".'],
    ['priceList.1.groups.0.rows', [], 'coiffure.groups[0].rows: must not be empty.'],
    ['priceList.1.groups.0.id', 'mains', 'mains.id: stands twice on the list.'],
    [
      'priceList.0.groups.1.rows.0',
      'mains-manucure',
      'pieds.rows[0]: names "mains-manucure", which stands in mains already.',
    ],
  ],
  'content/pictures.ts': [
    ['pictures.balayage.focus.1', -1, 'balayage.focus[1]: must be 0 to 100 per cent, got -1.'],
    ['pictures.balayage.focus.1', 101, 'balayage.focus[1]: must be 0 to 100 per cent, got 101.'],
    ['pictures.balayage.alt', '', 'balayage.alt: must not be empty.'],
    ['pictures.essai', { alt: 'Essai.', focus: [0, 0] }, 'essai: has no file content/pictures/essai.webp.'],
  ],
  'content/articles.ts': [
    ['articles', withoutFirst('articles'), 'articles: must be at least four.'],
    [
      'articles.1.id',
      'Un art',
      'articles[1].id: must be made of small unaccented letters, digits and single hyphens, as it is part of an address, got "Un art".',
    ],
    ['articles.1.title', undefined, 'manucure-pedicure-suisse.title: is missing.'],
    ['articles.1.date', '2027-01-01', 'manucure-pedicure-suisse: has "date", which is not known here.'],
    ['articles.1.paragraphs', ['Un.', 'Deux.'], 'manucure-pedicure-suisse.paragraphs: must be exactly three.'],
    ['articles.0.fallback', 'spa', 'brushing-professionnel.fallback: must be a known stock photo id, got "spa".'],
  ],
  'content/gallery.ts': [
    ['gallery', withoutFirst('gallery'), 'gallery: must be exactly three.'],
    ['gallery.2.id', 'coloration', 'coloration.id: stands twice on the list.'],
    ['gallery.0.after', 'spa', 'transformation.after: must be a known picture id, got "spa".'],
    [
      'gallery.0.caption',
      'a\u0007',
      'transformation.caption: must not contain control characters or halves of characters, which no page can show.',
    ],
  ],
  'content/testimonials.ts': [['testimonials', withoutFirst('testimonials'), 'testimonials: must be exactly three.']],
  'content/navigation.ts': [
    ['mainNavigation.0.to', 'spa', 'home.to: must be a known route id, got "spa".'],
    ['footerNavigation.0.routes.0', 'spa', 'salon.routes[0]: must be a known route id, got "spa".'],
  ],
  'messages/fr.json': [
    ['messages.fr.nav.home', '', 'nav.home: must not be empty.'],
    ['messages.fr.nav.home', 3, 'nav.home: must be a text between quotes, got 3.'],
  ],
  'messages/de.json': [['messages.de', { nav: { home: '' } }, 'nav.home: must not be empty.']],
};

const rows = Object.entries(refused).flatMap(([file, cases]) => cases.map((row) => [file, ...row] as const));

it.each(rows)('%s: %s refuses %j', (file, place, value, complaint) => {
  expect(sentencesAfter([place, value])).toEqual([`${file}, ${complaint}`]);
});

it.each<[place: string, value: unknown]>([
  ['salon.phone', '+41321234567'],
  ['salon.whatsapp', '+41 79 123 45 67'],
  ['salon.closings', closing('2027-12-24', '2027-12-24')],
  ['routes.tarifs', '/films'],
  ['coupe.title', letters(60)],
  ['coupe.description', letters(120)],
  ['coupe.description', letters(160)],
  ['coupe.label', letters(40)],
  ['service-balayage.benefit', letters(100)],
  ['prices.coupe-homme.price', 0],
  ['prices.coupe-homme.price', 19.95],
  ['articles.4', { ...Object(real('articles.0')), id: 'un-article-de-plus' }],
  // Typesetting makes the apostrophe round, so that it starts no escape.
  ['messages.fr.nav.home', "l'{name} d'{place}"],
])('%s accepts %j', (place, value) => {
  expect(sentencesAfter([place, value])).toEqual([]);
});

it.each(['Bonjour {name', '<b>Bonjour', '{count, plural, one {#}}', '{count, pluriel, one {#} other {#}}'])(
  'a message refuses %j, which cannot be formatted',
  (value) => {
    expect(sentencesAfter(['messages.fr.nav.home', value])).toEqual([
      expect.stringMatching(/^messages\/fr\.json, nav\.home: cannot be formatted: /),
    ]);
  },
);
