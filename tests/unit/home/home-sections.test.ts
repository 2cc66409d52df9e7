import type { HomeSection, PageOfKind } from '@/lib/schema/pages';
import { anew } from '../support/anew';
import { smallSite } from '../support/small-site';

const point = { title: 'Calme', text: 'Une personne à la fois.' };
const filled = { about: { heading: 'Ici', paragraphs: [], picture: 'a' }, reasons: [point], serviceCards: [point] };
const page = (kind: string, own: object = {}) => ({ kind, path: `/${kind}`, label: kind, otherNames: [], ...own });

/** Returns the navigation of a site whose home page asks for these sections, and which has these other pages. */
function siteWith(sections: HomeSection[], home: object = filled, others: Record<string, object> = {}) {
  const { content } = smallSite();
  const pages = {
    accueil: page('home', { team: [], reasons: [], serviceCards: [], ...home, sections }),
    prix: page('price-list'),
    ici: page('contact'),
    ...others,
  };
  const navigation = { salon: ['prix'], privacy: '', trades: [] };
  return anew({ ...content, pages, navigation, translations: {} }, async () => {
    const { homeSections, tintedSections } = await import('@/lib/content/home-sections');
    const { mainNavigation, headerPages, menuExtras, footerGroups } = await import('@/lib/content/navigation');
    return {
      header: mainNavigation.map(({ label, to, section }) => [label, section ? `${to}#${section}` : to]),
      behindServices: mainNavigation.find(({ label }) => label === 'services')?.kinds,
      tinted: tintedSections(homeSections()),
      footer: footerGroups.flatMap((group) => group.pages),
      own: headerPages,
      menu: menuExtras,
    };
  });
}

it('a header link leads to a section of the home page, else to a page of the subject, or is left out', async () => {
  const ends = (services: string[], about: string[], contact: string) => [
    ['home', 'accueil'],
    ...about.map((to) => ['about', to]),
    ...services.map((to) => ['services', to]),
    ['prices', 'prix'],
    ['contact', contact],
  ];
  const { header } = await siteWith(['contact', 'services', 'about']);
  expect(header).toEqual(ends(['accueil#prices'], ['accueil#about'], 'accueil#contact'));
  // The link to services is marked as current on service pages too.
  expect((await siteWith(['services'])).behindServices).toContain('service');
  // A section without content is left out.
  expect((await siteWith(['services', 'about'], {})).header).toEqual(ends([], [], 'ici'));
  expect((await siteWith(['team'], filled, { soins: page('cards') })).header).toEqual(ends(['soins'], [], 'ici'));
});

it.each<[sections: HomeSection[], tinted: HomeSection[]]>([
  [
    ['about', 'reasons', 'services', 'testimonials', 'booking', 'contact'],
    ['reasons', 'testimonials', 'contact'],
  ],
  [
    ['reasons', 'testimonials', 'about', 'contact'],
    ['reasons', 'contact'],
  ],
  [['about', 'reasons', 'contact', 'testimonials', 'booking'], ['contact']],
])('of the sections %j no two neighbours are tinted', async (sections, tinted) => {
  expect((await siteWith(sections)).tinted).toEqual(tinted);
});

it('each own page stands once in the footer and the menu of phones, in the header only with inHeader', async () => {
  const own = (inHeader: boolean): Partial<PageOfKind<'page'>> => page('page', { inHeader, sections: [] }) as object;
  const {
    footer,
    own: inHeader,
    menu,
  } = await siteWith(['booking'], {}, { bons: own(true), cours: own(false), nouvelles: page('blog') });
  expect(footer).toEqual(['prix', 'bons', 'cours']);
  expect(inHeader).toEqual(['bons']);
  expect(menu).toEqual(['bons', 'nouvelles', 'cours']);
});
