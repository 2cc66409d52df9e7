/** @jest-environment node */
import type { SiteContent } from '@/scripts/content-check';
import { fileOfPage, put, putInPage, sentencesAfter } from './support/changed-content';

const file = 'content/routes.ts';

describe('a path', () => {
  it.each([
    ['tarifs', 'must start with a slash'],
    ['/tarifs/', 'must not end in a slash'],
    ['/', 'must not end in a slash'],
    ['/beauté', 'must be made of slashes, unaccented letters, digits, hyphens and underscores'],
    ['/mes tarifs', 'must be made of slashes, unaccented letters, digits, hyphens and underscores'],
    ['/tarifs.html', 'must be made of slashes, unaccented letters, digits, hyphens and underscores'],
    ['//tarifs', 'must be made of slashes, unaccented letters, digits, hyphens and underscores'],
    ['/_next/tarifs', 'must not start with an underscore, as files of the build do'],
    ['/pictures', 'must not start with a reserved name (pictures,film,share,islands,de,404)'],
    ['/share/tarifs', 'must not start with a reserved name (pictures,film,share,islands,de,404)'],
    ['/Islands/tarifs', 'must not start with a reserved name (pictures,film,share,islands,de,404)'],
    ['/tarifs/index', 'must not contain the name "index"'],
  ])('is refused as %p', (path, message) => {
    expect(sentencesAfter(put(['routes', 'tarifs'], path))).toContain(`${file}, tarifs: ${message}, got "${path}".`);
  });

  it('may start with a word that only begins like a reserved name', () => {
    expect(sentencesAfter(put(['routes', 'tarifs'], '/films'))).toEqual([]);
  });

  it('is refused when another differs from it by capitals only', () => {
    expect(sentencesAfter(put(['routes', 'contact'], '/blog'))).toEqual([
      `${file}, contact: "/blog" is the path of blog ("/Blog"), capitals aside.`,
    ]);
  });

  it('is refused for the home page unless it is the root', () => {
    expect(sentencesAfter(put(['routes', 'accueil'], '/accueil'))).toEqual([
      `${file}, accueil: must be "/", the home page, got "/accueil".`,
    ]);
  });
});

describe('routes and pages', () => {
  it('refuse a route without a page', () => {
    expect(sentencesAfter(put(['routes', 'essai'], '/essai'))).toEqual([
      `${file}, essai: has no page in content/pages.ts.`,
    ]);
  });

  it('refuse a page without a route', () => {
    expect(sentencesAfter(put(['routes', 'conditions'], undefined))).toContain(
      'content/legal.ts, conditions: has no path in content/routes.ts.',
    );
  });

  it('refuse a page that stands in two files', () => {
    const sentences = sentencesAfter((content) => {
      const page = content.pages[fileOfPage(content, 'coupe')]?.coupe;
      put(['pages', 'content/legal.ts', 'coupe'], page)(content);
    });
    expect(sentences).toContain('content/legal.ts, coupe: stands in content/landing-pages.ts already.');
  });

  describe('with a new page', () => {
    const addPage = (content: SiteContent) => {
      const words = { title: 'Essai de page', description: 'é'.repeat(120), heading: "Une page à l'essai" };
      const services = content.pages['content/services.ts'] ?? {};
      put(['pages', 'content/services.ts', 'service-essai'], { ...Object(services['service-balayage']), ...words })(
        content,
      );
      put(['routes', 'service-essai'], '/services/essai')(content);
    };

    const listIn = (content: SiteContent, id: string, field: string): unknown[] =>
      Reflect.get(Object(content.pages[fileOfPage(content, id)]?.[id]), field);

    it('refuse it while no other page leads there', () => {
      expect(sentencesAfter(addPage)).toEqual([
        `${file}, service-essai: has a page that no other leads to: name it under "services", "related" or "route" of another page.`,
      ]);
    });

    it.each([
      ['a card', (content: SiteContent) => listIn(content, 'services-coiffure', 'services').push('service-essai')],
      ['a related page', (content: SiteContent) => listIn(content, 'coupe', 'related').push('service-essai')],
      ['a line', putInPage('coupe', ['services', 0, 'route'], 'service-essai')],
      ['the footer', ({ footerNavigation }: SiteContent) => Object(footerNavigation[0]).routes.push('service-essai')],
    ])('accept it with %s', (_, link) => {
      const sentences = sentencesAfter((content) => {
        addPage(content);
        link(content);
      });
      expect(sentences).toEqual([]);
    });
  });
});
