import { type Change, germanVouchers } from '@/tests/content/support/changed-content';
import { anew } from './support/anew';
import { messages } from './support/html';
import { smallSite } from './support/small-site';

// Tests the engine with files that neither example salon has, and without some that an owner may delete.

const nothing = () => null;
const shownPicture = ({ id }: { id: string }) => `picture ${id}`;
type Engine = typeof import('./support/engine');

/** Runs the engine on the small salon after some changes, and returns its HTML. */
const withSalon = (changes: Change[], tell: (engine: Engine) => string): Promise<string> =>
  anew(smallSite(...changes).content, async () => {
    jest.doMock('@/lib/assets/islands', () => ({ islandHref: () => '' }));
    jest.doMock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));
    jest.doMock('@/lib/seo/json-ld/ids', () => ({
      ...jest.requireActual('@/lib/seo/json-ld/ids'),
      pictureUrl: shownPicture,
    }));
    jest.doMock('@/components/layout/picture', () => ({ Picture: shownPicture }));
    jest.doMock('@/components/booking/booking-form', () => ({ BookingForm: nothing }));
    return tell(await import('./support/engine'));
  });

function languages({ htmlOf, mainLocale, neededId, pageMetadata, LanguageSwitch }: Engine) {
  const { openGraph, alternates } = pageMetadata(neededId('contact'));
  const links = htmlOf(<LanguageSwitch current={neededId('contact')} className="" />, mainLocale as 'fr' | 'de');
  return JSON.stringify([openGraph, alternates?.languages]) + links;
}

const blog = ({ htmlOf, idOfKind, BlogTemplate }: Engine) => htmlOf(<BlogTemplate id={idOfKind('blog') ?? ''} />);

const longArticle = `Une phrase. ${'Une autre phrase. '.repeat(15)}Encore une.\n\nLa suite.`;

/** Returns the ways to reach the salon, the + beside a price, and the contact card. */
function ways(engine: Engine) {
  const { htmlOf, contactCard, priceRow, BookingLink, BottomBar, ChoiceRoot, ChoiceSign } = engine;
  const { ContactDetails, DirectWays, DraftLinks } = engine;
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

/** Returns the salon's own page on vouchers in German, with its metadata. */
function translatedPage({ htmlOf, pageMetadata, pageName, OwnPageTemplate }: Engine) {
  const { title, alternates } = pageMetadata('bons', 'de');
  const search = JSON.stringify([title, alternates?.languages, pageName('bons', 'de')]);
  return search + htmlOf(<OwnPageTemplate id="bons" />, 'de');
}

/** Returns the salon's own page on vouchers, with header, footer and the bar at the foot of phones. */
const ownPage = ({ htmlOf, BottomBar, Footer, Header, OwnPageTemplate }: Engine) =>
  htmlOf(
    <div>
      <Header current="bons" />
      <main>
        <OwnPageTemplate id="bons" />
        <BottomBar current="bons" />
      </main>
      <Footer current="bons" />
    </div>,
  );

/** Returns a change of the salon's own page on vouchers, or of the first blog article. */
const inPage = (place: string, value: unknown): Change => ['content/own-pages/bons.md', place, value];
const inArticle = (place: string, value: unknown): Change => ['content/articles/premier.md', place, value];
const withoutSecond: Change = ['content/articles/second.md', '', undefined];
const showingWhole: Change = ['content/pages/blog.json', 'showsWhole', true];

const speaking = (language: string): Change => ['content/salon.json', 'language', language];
const band = { title: 'Noch ein Mot', text: 'En français seulement.' };
const byPhone = inPage('closing', { ...band, isByPhone: true });
const onVouchers = [
  ['content/practical.json', 'voucher', { isOffered: true }],
  inPage('isForVouchers', true),
  byPhone,
] satisfies Change[];

const withWhatsapp: Change = ['content/salon.json', 'whatsapp', '+41 79 123 45 67'];
/** Words and addresses that a salon without a form must have nowhere. */
const ofForm = [/#demande/, /mailto:/, /EMAIL/, /aria-pressed/, /undefined/];
const withoutForm: Change[] = [
  ['content/request.json', '', undefined],
  ['content/salon.json', 'email', undefined],
];

const german = ['accueil', 'contact'].map((id): Change => [`content/languages/de/${id}.json`, '', undefined]);

it.each<[string, Change[], (engine: Engine) => string, shown: RegExp[], absent: RegExp[]]>([
  ['two languages links both versions of a page', [], languages, [/"locale":"fr_CH"/, /href="\/de\/contact"/], []],
  ['German alone has no lang switch', [speaking('de'), ...german], languages, [/"locale":"de_CH"/], [/<a/, /fr[-_]CH/]],
  [
    'a form links to it, and offers e-mail, WhatsApp and + buttons',
    [withWhatsapp],
    ways,
    [/^<div><a [^>]*href="\/contact#demande"/, /href="mailto:/, /<button[^>]*aria-pressed/, /wa\.me/, /EMAIL/],
    [],
  ],
  [
    'phone and WhatsApp alone has no trace of form and e-mail',
    [...withoutForm, withWhatsapp],
    ways,
    [/^<div><a [^>]*href="tel:/, /href="https:\/\/wa\.me\/\d+\?text=/],
    ofForm,
  ],
  ['a phone alone shows no other way', withoutForm, ways, [/^<div><a [^>]*href="tel:/], [...ofForm, /wa\.me/]],
  [
    'an own page that asks for a call has WhatsApp drafts about that page, and no link to the widget in it',
    [
      ['content/salon.json', 'booking', { url: 'https://widget.example/rdv' }],
      withWhatsapp,
      inPage('heading', 'Je cherche une apprentie'),
      byPhone,
      inPage('body', 'Un texte.\n\n{prix: barbe}'),
    ],
    ownPage,
    [
      /Noch ein Mot<((?!<a ).)*<a href="tel:/,
      /(\?text=Bonjour%2C%20j%E2%80%99%C3%A9cris%20au%20sujet%20de%20[^"]*Bons[^"]*".*){4}/,
    ],
    [/<main>.*widget\.example.*<\/main>/, /\?text=[^"]*rendez-vous/],
  ],
  [
    'an own page on vouchers, WhatsApp and no e-mail has drafts about a voucher',
    [...withoutForm, withWhatsapp, ...onVouchers],
    ownPage,
    [/<p [^>]*><a [^>]*wa\.me(?:(?!<\/p>).)*href="tel:/, /(\?text=[^"]*bon%20cadeau[^"]*Montant[^"]*".*){5}/],
    [/au%20sujet/, /\?text=[^"]*rendez-vous/],
  ],
  [
    'one blog article does not show it whole on the blog',
    [showingWhole, inArticle('body', longArticle), withoutSecond],
    blog,
    [/Une phrase\..*>Lire la suite</],
    [/Encore une\./, /La suite\./, /<details/],
  ],
  [
    'two blog articles, shown whole on the blog, folds all but their beginnings',
    [showingWhole, inArticle('body', longArticle)],
    blog,
    [/Encore une\..*<details.*La suite\./],
    [/>Lire la suite</],
  ],
  [
    'an own page in two languages has a German version without French words',
    [
      inPage('closing', band),
      inPage('intro', 'En français.'),
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
])('a salon with %s', async (_, changes, tell, shown, absent) => {
  const told = await withSalon(changes, tell);
  for (const sign of shown) expect(told).toMatch(sign);
  for (const sign of absent) expect(told).not.toMatch(sign);
});

it.each(['fr', 'de', 'it', 'en'] as const)(
  'in a salon in %s the form’s section has an id in that language, and the older id #demande too',
  async (language) => {
    const { request: section } = messages[language].fragments;
    const told = await withSalon(
      [...german, speaking(language), [`messages/${language}.json`, '', '{"nav":{"home":"."}}']],
      ({ htmlOf, BookingLink, ContactTemplate }) =>
        htmlOf(
          <div>
            <BookingLink>.</BookingLink>
            <ContactTemplate id="contact" />
          </div>,
          language,
        ),
    );
    const link = /<a [^>]*href="(\/contact#[^"]*)/.exec(told)?.[1];
    const shown = /<section id="(\w+)" aria-labelledby="demande-titre"/.exec(told)?.[1];
    expect([link, shown]).toEqual([`/contact#${section}`, section]);
    expect(told.match(/ id="demande"/g)).toHaveLength(1);
  },
);
