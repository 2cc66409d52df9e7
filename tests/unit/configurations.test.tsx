import { type Change, checkAfter, germanArticle, germanVouchers } from '@/tests/content/support/changed-content';

// What neither example has, or what an owner may take out of hers: the same engine with another salon's files.

const nothing = () => null;
const shownPicture = ({ id }: { id: string }) => `picture ${id}`;

/** What a part of the engine makes of the small salon after some changes. */
async function withSalon(changes: Change[], tell: () => Promise<string>): Promise<string> {
  const { content, problems } = checkAfter(...changes);
  expect(problems).toEqual([]);
  let told = '';
  await jest.isolateModulesAsync(async () => {
    const { messages } = await import('./support/html');
    jest.doMock('@/.generated/content', () => ({ content: { ...content, messages } }));
    jest.doMock('@/lib/assets/film', () => ({ hasFilm: () => false }));
    jest.doMock('@/lib/assets/islands', () => ({ islandHref: () => '' }));
    jest.doMock('@/components/layout/picture', () => ({ Picture: shownPicture }));
    jest.doMock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));
    told = await tell();
  });
  return told;
}

const htmlOf = async (...given: Parameters<typeof import('./support/html').htmlOf>) =>
  (await import('./support/html')).htmlOf(...given);

const film = (hasFilm: boolean) => async () => {
  jest.doMock('@/lib/assets/film', () => ({ hasFilm: () => hasFilm }));
  const { Film, FilmButton } = await import('@/components/home/film');
  return htmlOf(
    <div>
      <Film focus={[50, 50]} />
      <FilmButton />
    </div>,
  );
};

async function languages(): Promise<string> {
  const { LanguageSwitch } = await import('@/components/layout/language-switch');
  const { neededId } = await import('@/lib/content/pages');
  const { mainLocale: mainLanguage } = (await import('@/lib/content/content')) as { mainLocale: 'fr' | 'de' };
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const { openGraph, alternates } = pageMetadata(neededId('contact'));
  const links = await htmlOf(<LanguageSwitch current={neededId('contact')} className="" />, mainLanguage);
  return JSON.stringify([openGraph, alternates?.languages]) + links;
}

async function articles(): Promise<string> {
  const { ArticleList } = await import('@/components/blog/article-list');
  const { siteArticles } = await import('@/lib/content/site-articles');
  return htmlOf(<ArticleList articles={siteArticles} />);
}

/** The blog's page. */
async function blog(): Promise<string> {
  const { BlogTemplate } = await import('@/components/blog/blog-page');
  const { idOfKind } = await import('@/lib/content/pages');
  return htmlOf(<BlogTemplate id={idOfKind('blog') ?? ''} />);
}

const longArticle = `Une phrase. ${'Une autre phrase. '.repeat(15)}Encore une.\n\nLa suite.`;

/** The ways to reach the salon, and what stands beside a price. */
async function ways(): Promise<string> {
  const { DirectWays } = await import('@/components/booking/direct-ways');
  const { BottomBar } = await import('@/components/layout/bottom-bar');
  const { ContactDetails } = await import('@/components/layout/contact-details');
  const { BookingLink, DraftLinks } = await import('@/components/layout/contact-links');
  const { ChoiceRoot, ChoiceSign } = await import('@/components/prices/choice-signs');
  const { priceRow } = await import('@/lib/content/prices');
  const { contactCard } = await import('@/lib/links/contact-card');
  const parts = await htmlOf(
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
async function translatedPage(): Promise<string> {
  const { OwnPageTemplate } = await import('@/components/own/own-page');
  const { pageName } = await import('@/lib/content/pages');
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const { title, alternates } = pageMetadata('bons', 'de');
  return (
    JSON.stringify([title, alternates?.languages, pageName('bons', 'de')]) +
    (await htmlOf(<OwnPageTemplate id="bons" />, 'de'))
  );
}

/** A page of the salon's own, with what stands around it. */
async function ownPage(): Promise<string> {
  const { OwnPageTemplate } = await import('@/components/own/own-page');
  const { BottomBar } = await import('@/components/layout/bottom-bar');
  const { Footer } = await import('@/components/layout/footer');
  const { Header } = await import('@/components/layout/header');
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
async function translatedArticle(): Promise<string> {
  const ids = jest.requireActual<object>('@/lib/seo/json-ld/ids');
  jest.doMock('@/lib/seo/json-ld/ids', () => ({ ...ids, pictureUrl: shownPicture }));
  const { ArticleTemplate } = await import('@/components/blog/article-page');
  const { articlePageId } = await import('@/lib/content/article-page');
  const { jsonLdFor } = await import('@/lib/seo/json-ld/graph');
  const { pageMetadata } = await import('@/lib/seo/metadata');
  const id = articlePageId('premier');
  return (
    JSON.stringify([pageMetadata(id, 'de').title, pageMetadata(id).alternates?.languages, jsonLdFor(id, 'de')]) +
    (await htmlOf(<ArticleTemplate id={id} />, 'de'))
  );
}

/** The prices of a group. */
async function prices(): Promise<string> {
  const { PriceTable } = await import('@/components/prices/price-table');
  const { siteGroups } = await import('@/lib/content/prices');
  return htmlOf(
    <div>
      {siteGroups.map((group) => (
        <PriceTable key={group.id} group={group} section="" />
      ))}
    </div>,
  );
}

/** A page with a service. */
async function service(): Promise<string> {
  const { ServiceTemplate } = await import('@/components/services/service-page');
  return htmlOf(<ServiceTemplate id="service-barbe" />);
}

const speaking = (language: string): Change => ['content/salon.json', 'language', language];
const call = { title: 'Termin gefällig?', text: 'Rufen Sie an.' };
const band = { title: 'Noch ein Mot', text: 'En français seulement.' };

const withWhatsapp: Change = ['content/salon.json', 'whatsapp', '+41 79 123 45 67'];
/** What is nowhere where there is no form. */
const ofForm = [/#demande/, /mailto:/, /EMAIL/, /aria-pressed/, /undefined/];
const withoutForm: Change[] = [
  ['content/request.json', '', undefined],
  ['content/salon.json', 'email', undefined],
];

const german = ['accueil', 'contact'].map((id): Change => [`content/languages/de/${id}.json`, '', undefined]);

it.each<[string, Change[], () => Promise<string>, shown: RegExp[], absent: RegExp[]]>([
  ['a film', [], film(true), [/<video/, /<button/], []],
  ['no film', [], film(false), [], [/<video/, /<button/]],
  ['two languages', [], languages, [/"locale":"fr_CH"/, /href="\/de\/contact"/], []],
  ['German alone', [speaking('de'), ...german], languages, [/"locale":"de_CH"/], [/<a/, /fr[-_]CH/]],
  [
    'a form',
    [withWhatsapp],
    ways,
    [/^<div><a [^>]*href="\/contact#demande"/, /href="mailto:/, /<button[^>]*aria-pressed/, /wa\.me/, /EMAIL/],
    [],
  ],
  [
    'phone and WhatsApp alone',
    [...withoutForm, withWhatsapp],
    ways,
    [/^<div><a [^>]*href="tel:/, /href="https:\/\/wa\.me\/\d+\?text=[^"]*Barbe/],
    ofForm,
  ],
  ['a phone alone', withoutForm, ways, [/^<div><a [^>]*href="tel:/], [...ofForm, /wa\.me/]],
  ['prices to ask for in a chat', [...withoutForm, withWhatsapp], prices, [/wa\.me/], [/aria-pressed/, /book-group/]],
  ['prices that nothing can be added from', withoutForm, prices, [/<tbody/], [/book-group/, /<td[^>]*><\/td><\/tr>/]],
  ['no point on the map', [['content/salon.json', 'position', undefined]], ways, [/END:VCARD/], [/GEO:|NaN/]],
  [
    'a service that is called as a group of its list',
    [
      withWhatsapp,
      ['content/services/service-barbe.json', 'label', 'Barbes'],
      ['content/services/service-barbe.json', 'heading', 'Barbe et contours'],
    ],
    service,
    [/\?text=[^"]*Barbe%20et%20contours\./],
    [/%2C%20Barbes/],
  ],
  [
    'an article that has no other beside it',
    [germanArticle, ['content/articles/second.md', '', undefined]],
    translatedArticle,
    [/Eins auf Deutsch\./],
    [/voir-aussi/],
  ],
  [
    'one article with its day',
    [['content/articles/premier.md', 'date', '2026-03-01']],
    articles,
    [/^(?!.*<time.*<time).*<time dateTime="2026-03-01"/i],
    [],
  ],
  ['articles without their days', [], articles, [/Premier/], [/<time/]],
  [
    'a page of its own that asks for a call',
    [
      ['content/salon.json', 'booking', { url: 'https://widget.example/rdv' }],
      withWhatsapp,
      ['content/own-pages/bons.md', 'closing', { ...band, isByPhone: true }],
      ['content/own-pages/bons.md', 'body', 'Un texte.\n\n{prix: barbe}'],
    ],
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
      withWhatsapp,
      ['content/practical.json', 'voucher', { isOffered: true }],
      ['content/own-pages/bons.md', 'isForVouchers', true],
    ],
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
    blog,
    [/Une phrase\..*>Lire la suite</],
    [/Encore une\./, /La suite\./, /<details/],
  ],
  [
    'two articles, the first sentences of each',
    [['content/articles/premier.md', 'body', longArticle]],
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
    [germanVouchers('Ein Gutschein.', { intro: 'Für jeden Tag.', closing: call })],
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
])('a salon with %s is shown as it is', async (_, changes, tell, shown, absent) => {
  const told = await withSalon(changes, tell);
  for (const sign of shown) expect(told).toMatch(sign);
  for (const sign of absent) expect(told).not.toMatch(sign);
});

it.each([
  ['cartes', 'Voir tous les services', 'Alle Leistungen ansehen'],
  ['tarifs', 'Tarifs', 'Preise'],
  ['chignon', 'Chignon', '<span lang="fr">Chignon</span>'],
])(
  'a card of the home page that leads to %s says what it leads to, in each language',
  async (route, french, german) => {
    const changes: Change[] = [
      ['content/pages/accueil.json', 'serviceCards.0.route', route],
      ['content/languages/de/accueil.json', 'pageNames', [{ page: 'tarifs', label: 'Preise' }]],
    ];
    const cards = (locale: 'fr' | 'de') => async () => {
      const { HomeServices } = await import('@/components/home/home-services');
      const { getPageOfKind, neededId } = await import('@/lib/content/pages');
      return htmlOf(<HomeServices cards={getPageOfKind(neededId('home'), 'home', locale).serviceCards} />, locale);
    };
    for (const [locale, words] of [
      ['fr', french],
      ['de', german],
    ] as const) {
      const [, title, link] =
        /<h3[^>]*>([^<]*).*<a [^>]*after:inset-0[^>]*>(.*?)<\/a>/.exec(await withSalon(changes, cards(locale))) ?? [];
      expect(link?.replace(/^<span>(.*?)<\/span>/, '$1')).toBe(`${words}<span class="sr-only">, ${title}</span>`);
    }
  },
);

it.each([
  ['fr', 'demande', 'data-stored="#rdv="'],
  ['de', 'anfrage', 'data-stored="#rdv= #termin="'],
  ['it', 'richiesta', 'data-stored="#rdv= #appuntamento="'],
  ['en', 'request', 'data-stored="#rdv= #appointment="'],
] as const)(
  'a salon in %s has addresses in its language for what visitors share, and answers to those of before',
  async (language, section, stored) => {
    const told = await withSalon(
      [...german, speaking(language), [`messages/${language}.json`, '', '{"nav":{"home":"."}}']],
      async () => {
        jest.doMock('@/components/booking/booking-form', () => ({ BookingForm: nothing }));
        const { ContactTemplate } = await import('@/components/contact/contact-page');
        const { BookingLink } = await import('@/components/layout/contact-links');
        const { ChoiceRoot } = await import('@/components/prices/choice-signs');
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
    const shown = /<section id="(\w+)" aria-labelledby="demande-titre"/.exec(told)?.[1];
    expect([link, shown]).toEqual([`/contact#${section}`, section]);
    expect(told.match(/ id="demande"/g)).toHaveLength(1);
    expect(/data-stored="[^"]*"/.exec(told)?.[0]).toBe(stored);
  },
);
