import { type Change, checkAfter, germanArticle, germanVouchers } from '@/tests/content/support/changed-content';

// What neither example has, or what an owner may take out of hers: the same engine with another salon's files.

const nothing = () => null;
const shownPicture = ({ id }: { id: string }) => `picture ${id}`;

/** What a part of the engine makes of the small salon after some changes. */
function withSalon(changes: Change[], hasFilm: boolean, tell: () => string): string {
  const { content, problems } = checkAfter(...changes);
  expect(problems).toEqual([]);
  let told = '';
  jest.isolateModules(() => {
    const { messages } = require('./support/html') as typeof import('./support/html');
    jest.doMock('@/.generated/content', () => ({ content: { ...content, messages } }));
    jest.doMock('@/lib/assets/film', () => ({ hasFilm: () => hasFilm }));
    jest.doMock('@/lib/assets/islands', () => ({ islandHref: () => '' }));
    jest.doMock('@/components/layout/picture', () => ({ Picture: shownPicture }));
    jest.doMock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));
    told = tell();
  });
  return told;
}

const htmlOf: typeof import('./support/html').htmlOf = (...given) => require('./support/html').htmlOf(...given);

function film(): string {
  const { Film, FilmButton } = require('@/components/home/film') as typeof import('@/components/home/film');
  return htmlOf(
    <div>
      <Film focus={[50, 50]} />
      <FilmButton />
    </div>,
  );
}

function languages(): string {
  const { LanguageSwitch } =
    require('@/components/layout/language-switch') as typeof import('@/components/layout/language-switch');
  const { neededId } = require('@/lib/content/pages') as typeof import('@/lib/content/pages');
  const { mainLocale: mainLanguage } = require('@/lib/content/content') as { mainLocale: 'fr' | 'de' };
  const { pageMetadata } = require('@/lib/seo/metadata') as typeof import('@/lib/seo/metadata');
  const { openGraph, alternates } = pageMetadata(neededId('contact'));
  const links = htmlOf(<LanguageSwitch current={neededId('contact')} className="" />, mainLanguage);
  return JSON.stringify([openGraph, alternates?.languages]) + links;
}

function articles(): string {
  const { ArticleList } = require('@/components/blog/article-list') as typeof import('@/components/blog/article-list');
  const { siteArticles } = require('@/lib/content/site-articles') as typeof import('@/lib/content/site-articles');
  return htmlOf(<ArticleList articles={siteArticles} />);
}

/** The blog's page. */
function blog(): string {
  const { BlogTemplate } = require('@/components/blog/blog-page') as typeof import('@/components/blog/blog-page');
  const { idOfKind } = require('@/lib/content/pages') as typeof import('@/lib/content/pages');
  return htmlOf(<BlogTemplate id={idOfKind('blog') ?? ''} />);
}

const longArticle = `Une phrase. ${'Une autre phrase. '.repeat(15)}Encore une.\n\nLa suite.`;

/** The ways to reach the salon, and what stands beside a price. */
function ways(): string {
  const { DirectWays } =
    require('@/components/booking/direct-ways') as typeof import('@/components/booking/direct-ways');
  const { BottomBar } = require('@/components/layout/bottom-bar') as typeof import('@/components/layout/bottom-bar');
  const { ContactDetails } =
    require('@/components/layout/contact-details') as typeof import('@/components/layout/contact-details');
  const { BookingLink, DraftLinks } =
    require('@/components/layout/contact-links') as typeof import('@/components/layout/contact-links');
  const { ChoiceRoot, ChoiceSign } =
    require('@/components/prices/choice-signs') as typeof import('@/components/prices/choice-signs');
  const { priceRow } = require('@/lib/content/prices') as typeof import('@/lib/content/prices');
  const { contactCard } = require('@/lib/links/contact-card') as typeof import('@/lib/links/contact-card');
  const parts = htmlOf(
    <div>
      <BookingLink>Réserver</BookingLink>
      <ChoiceRoot>
        <ChoiceSign row={priceRow('barbe')} word="add" />
      </ChoiceRoot>
      <DraftLinks draft="Bonjour" subject="Bon" whatsapp="WhatsApp" email="E-mail" />
      <DirectWays />
      <ContactDetails />
      <BottomBar />
    </div>,
  );
  return parts + contactCard();
}

/** A page of the salon's own in the other language. */
function translatedPage(): string {
  const { OwnPageTemplate } = require('@/components/own/own-page') as typeof import('@/components/own/own-page');
  const { pageName } = require('@/lib/content/pages') as typeof import('@/lib/content/pages');
  const { pageMetadata } = require('@/lib/seo/metadata') as typeof import('@/lib/seo/metadata');
  const { title, alternates } = pageMetadata('bons', 'de');
  return (
    JSON.stringify([title, alternates?.languages, pageName('bons', 'de')]) + htmlOf(<OwnPageTemplate id="bons" />, 'de')
  );
}

/** A page of the salon's own, with what stands around it. */
function ownPage(): string {
  const { OwnPageTemplate } = require('@/components/own/own-page') as typeof import('@/components/own/own-page');
  const { BottomBar } = require('@/components/layout/bottom-bar') as typeof import('@/components/layout/bottom-bar');
  const { Footer } = require('@/components/layout/footer') as typeof import('@/components/layout/footer');
  const { Header } = require('@/components/layout/header') as typeof import('@/components/layout/header');
  return htmlOf(
    <div>
      <Header current="bons" />
      <main>
        <OwnPageTemplate id="bons" />
        <BottomBar current="bons" />
      </main>
      <Footer current="bons" />
    </div>,
  );
}

/** An article in the other language. */
function translatedArticle(): string {
  jest.doMock('@/lib/seo/json-ld/ids', () => ({
    ...jest.requireActual<object>('@/lib/seo/json-ld/ids'),
    pictureUrl: shownPicture,
  }));
  const { ArticleTemplate } =
    require('@/components/blog/article-page') as typeof import('@/components/blog/article-page');
  const { articlePageId } = require('@/lib/content/article-page') as typeof import('@/lib/content/article-page');
  const { jsonLdFor } = require('@/lib/seo/json-ld/graph') as typeof import('@/lib/seo/json-ld/graph');
  const { pageMetadata } = require('@/lib/seo/metadata') as typeof import('@/lib/seo/metadata');
  const id = articlePageId('premier');
  return (
    JSON.stringify([pageMetadata(id, 'de').title, pageMetadata(id).alternates?.languages, jsonLdFor(id, 'de')]) +
    htmlOf(<ArticleTemplate id={id} />, 'de')
  );
}

/** A page with a service. */
function service(): string {
  const { ServiceTemplate } =
    require('@/components/services/service-page') as typeof import('@/components/services/service-page');
  return htmlOf(<ServiceTemplate id="service-barbe" />);
}

const band = { title: 'Noch ein Mot', text: 'En français seulement.' };

const withoutForm: Change[] = [
  ['content/request.json', '', undefined],
  ['content/salon.json', 'email', undefined],
];

const german = ['accueil', 'contact'].map((id): Change => [`content/languages/de/${id}.json`, '', undefined]);

it.each<[string, Change[], boolean, () => string, shown: RegExp[], absent: RegExp[]]>([
  ['a film', [], true, film, [/<video/, /<button/], []],
  ['no film', [], false, film, [], [/<video/, /<button/]],
  ['two languages', [], false, languages, [/"locale":"fr_CH"/, /href="\/de\/contact"/], []],
  [
    'German alone',
    [['content/salon.json', 'language', 'de'], ...german],
    false,
    languages,
    [/"locale":"de_CH"/],
    [/<a/, /fr[-_]CH/],
  ],
  [
    'a form',
    [['content/salon.json', 'whatsapp', '+41 79 123 45 67']],
    false,
    ways,
    [/^<div><a [^>]*href="\/contact#demande"/, /href="mailto:/, /<button[^>]*aria-pressed/, /wa\.me/, /EMAIL/],
    [],
  ],
  [
    'phone and WhatsApp alone',
    [...withoutForm, ['content/salon.json', 'whatsapp', '+41 79 123 45 67']],
    false,
    ways,
    [/^<div><a [^>]*href="tel:/, /href="https:\/\/wa\.me\/\d+\?text=[^"]*Barbe/],
    [/#demande/, /mailto:/, /EMAIL/, /aria-pressed/, /undefined/],
  ],
  [
    'a phone alone',
    withoutForm,
    false,
    ways,
    [/^<div><a [^>]*href="tel:/],
    [/#demande/, /mailto:/, /EMAIL/, /aria-pressed/, /wa\.me/, /undefined/],
  ],
  ['no point on the map', [['content/salon.json', 'position', undefined]], false, ways, [/END:VCARD/], [/GEO:|NaN/]],
  [
    'a service that is called as a group of its list',
    [
      ['content/salon.json', 'whatsapp', '+41 79 123 45 67'],
      ['content/services/service-barbe.json', 'label', 'Barbes'],
      ['content/services/service-barbe.json', 'heading', 'Barbe et contours'],
    ],
    false,
    service,
    [/\?text=[^"]*Barbe%20et%20contours\./],
    [/%2C%20Barbes/],
  ],
  [
    'an article that has no other beside it',
    [germanArticle, ['content/articles/second.md', '', undefined]],
    false,
    translatedArticle,
    [/Eins auf Deutsch\./],
    [/voir-aussi/],
  ],
  [
    'one article with its day',
    [['content/articles/premier.md', 'date', '2026-03-01']],
    false,
    articles,
    [/^(?!.*<time.*<time).*<time dateTime="2026-03-01"/i],
    [],
  ],
  ['articles without their days', [], false, articles, [/Premier/], [/<time/]],
  [
    'a page of its own that asks for a call',
    [
      ['content/salon.json', 'booking', { url: 'https://widget.example/rdv' }],
      ['content/salon.json', 'whatsapp', '+41 79 123 45 67'],
      ['content/own-pages/bons.md', 'closing', { ...band, isByPhone: true }],
      ['content/own-pages/bons.md', 'body', 'Un texte.\n\n{prix: barbe}'],
    ],
    false,
    ownPage,
    [
      /<a href="tel:[^"]*" class="[^"]*bg-lacquer[^"]*">/,
      /(\?text=Bonjour%2C%20j%E2%80%99%C3%A9cris%20au%20sujet%20de%20[^"]*Bons[^"]*".*){4}/,
    ],
    [/<main>.*widget\.example.*<\/main>/, /\?text=[^"]*rendez-vous/],
  ],
  [
    'a page on vouchers, WhatsApp and no address',
    [
      ...withoutForm,
      ['content/salon.json', 'whatsapp', '+41 79 123 45 67'],
      ['content/practical.json', 'voucher', { isOffered: true }],
      ['content/own-pages/bons.md', 'isForVouchers', true],
    ],
    false,
    ownPage,
    [/<p [^>]*><a [^>]*wa\.me(?:(?!<\/p>).)*href="tel:/],
    [],
  ],
  [
    'one article alone',
    [
      ['content/pages/blog.json', 'showsWhole', true],
      ['content/articles/premier.md', 'body', longArticle],
      ['content/articles/second.md', '', undefined],
    ],
    false,
    blog,
    [/Une phrase\..*>Lire la suite</],
    [/Encore une\./, /La suite\./, /<details/],
  ],
  [
    'two articles, the first sentences of each',
    [['content/articles/premier.md', 'body', longArticle]],
    false,
    blog,
    [/Une phrase\..*>Lire la suite</],
    [/La suite\./, /<details/],
  ],
  [
    'two articles as a whole',
    [
      ['content/pages/blog.json', 'showsWhole', true],
      ['content/articles/premier.md', 'body', longArticle],
    ],
    false,
    blog,
    [/Encore une\..*<details.*La suite\./],
    [/>Lire la suite</],
  ],
  [
    'a page of its own in two languages',
    [
      ['content/own-pages/bons.md', 'closing', band],
      ['content/own-pages/bons.md', 'intro', 'En français.'],
      germanVouchers('Ein Gutschein, [die Preise](/tarifs).\n\n{image: salle}'),
    ],
    false,
    translatedPage,
    [
      /"Gutscheine \| /,
      /\/de\/gutscheine"/,
      /"children":"Gutscheine"}/,
      /Zum Schenken/,
      /Ein Gutschein, <a [^>]*hrefLang="fr"/,
      /Gutschein.*picture salle/,
    ],
    [/Offrir/, /<table/, /français/],
  ],
  [
    'a page of its own that ends otherwise in its other language',
    [
      germanVouchers('Ein Gutschein.', {
        intro: 'Für jeden Tag.',
        closing: { title: 'Termin gefällig?', text: 'Rufen Sie an.' },
      }),
    ],
    false,
    translatedPage,
    [/Für jeden Tag\./, /Termin gefällig\?/, /Rufen Sie an\./],
    [],
  ],
  [
    'an article in its other language too',
    [
      ['content/articles/premier.md', 'service', 'service-barbe'],
      ['content/articles/premier.md', 'lead', 'En français.'],
      germanArticle,
    ],
    false,
    translatedArticle,
    [
      /"Zum Ersten \| /,
      /"de-CH":"[^"]*\/de\/zum-ersten"/,
      /"headline":"Alles über Zum Ersten"/,
      /"inLanguage":"de-CH"/,
      />Ratgeber</,
      /Eins auf Deutsch\./,
    ],
    [/Conseils/, /Un\./, /En français/, /Barbe/],
  ],
])('a salon with %s is shown as it is', (_, changes, hasFilm, tell, shown, absent) => {
  const told = withSalon(changes, hasFilm, tell);
  for (const sign of shown) expect(told).toMatch(sign);
  for (const sign of absent) expect(told).not.toMatch(sign);
});

it.each([
  ['cartes', 'Voir tous les services', 'Alle Leistungen ansehen'],
  ['tarifs', 'Tarifs', 'Preise'],
  ['chignon', 'Chignon', '<span lang="fr">Chignon</span>'],
])('a card of the home page that leads to %s says what it leads to, in each language', (route, french, german) => {
  const changes: Change[] = [
    ['content/pages/accueil.json', 'serviceCards.0.route', route],
    ['content/languages/de/accueil.json', 'pageNames', [{ page: 'tarifs', label: 'Preise' }]],
  ];
  const cards = (locale: 'fr' | 'de') => () => {
    const { HomeServices } =
      require('@/components/home/home-services') as typeof import('@/components/home/home-services');
    const { getPageOfKind, neededId } = require('@/lib/content/pages') as typeof import('@/lib/content/pages');
    return htmlOf(<HomeServices cards={getPageOfKind(neededId('home'), 'home', locale).serviceCards} />, locale);
  };
  for (const [locale, words] of [
    ['fr', french],
    ['de', german],
  ] as const) {
    const [, title, link] =
      /<h3[^>]*>([^<]*).*<a [^>]*after:inset-0[^>]*>(.*?)<\/a>/.exec(withSalon(changes, false, cards(locale))) ?? [];
    expect(link?.replace(/^<span>(.*?)<\/span>/, '$1')).toBe(`${words}<span class="sr-only">, ${title}</span>`);
  }
});

it.each([
  ['fr', 'demande', 'data-stored="#rdv="'],
  ['de', 'anfrage', 'data-stored="#rdv= #termin="'],
  ['it', 'richiesta', 'data-stored="#rdv= #appuntamento="'],
  ['en', 'request', 'data-stored="#rdv= #appointment="'],
] as const)(
  'a salon in %s has addresses in its language for what visitors share, and answers to those of before',
  (language, section, stored) => {
    const told = withSalon(
      [
        ...german,
        ['content/salon.json', 'language', language],
        [`messages/${language}.json`, '', '{"nav":{"home":"."}}'],
      ],
      false,
      () => {
        jest.doMock('@/components/booking/booking-form', () => ({ BookingForm: nothing }));
        const { ContactTemplate } =
          require('@/components/contact/contact-page') as typeof import('@/components/contact/contact-page');
        const { BookingLink } =
          require('@/components/layout/contact-links') as typeof import('@/components/layout/contact-links');
        const { ChoiceRoot } =
          require('@/components/prices/choice-signs') as typeof import('@/components/prices/choice-signs');
        return htmlOf(
          <ChoiceRoot>
            <BookingLink>.</BookingLink>
            <ContactTemplate id="contact" />
          </ChoiceRoot>,
          language,
        );
      },
    );
    const link = /<a [^>]*href="(\/contact#[^"]*)/.exec(told)?.[1];
    expect([link, /<section id="(\w+)" aria-labelledby="demande-titre"/.exec(told)?.[1]]).toEqual([
      `/contact#${section}`,
      section,
    ]);
    expect(told.match(/ id="demande"/g)).toHaveLength(1);
    expect(/data-stored="[^"]*"/.exec(told)?.[0]).toBe(stored);
  },
);
