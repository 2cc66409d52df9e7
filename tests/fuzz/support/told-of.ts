import type { SiteContent } from '@/content/schema/site';

/** All that pages, search engines and telephones are told of a salon, by the modules as they are where the content is its own. */
export function toldOf(content: SiteContent) {
  const told: unknown[] = [];
  jest.isolateModules(() => {
    jest.doMock('@/.generated/content', () => ({ content }));
    // The manifests of pictures and share images are made by the build.
    const pictureData = (id = '') => ({ src: `/${content.pictures[id]?.file}` });
    const shareImage = (id: string) => ({ url: `https://a.ch${pictureData(content.pages[id]?.picture).src}` });
    jest.doMock('@/lib/assets/pictures', () => ({ pictureData }));
    jest.doMock('@/lib/assets/share-image', () => ({ shareImage }));
    const { getPage } = require('@/lib/content/pages') as typeof import('@/lib/content/pages');
    const { breadcrumbTrail, footerGroups } =
      require('@/lib/content/navigation') as typeof import('@/lib/content/navigation');
    const { pageVersions } = require('@/lib/content/page-paths') as typeof import('@/lib/content/page-paths');
    const prices = require('@/lib/content/prices') as typeof import('@/lib/content/prices');
    const hours = require('@/lib/dates/hours-text') as typeof import('@/lib/dates/hours-text');
    const links = require('@/lib/links/contact-links') as typeof import('@/lib/links/contact-links');
    const { contactCard } = require('@/lib/links/contact-card') as typeof import('@/lib/links/contact-card');
    const { holidayTexts } = require('@/lib/content/holiday-texts') as typeof import('@/lib/content/holiday-texts');
    const { jsonLdFor } = require('@/lib/seo/json-ld/graph') as typeof import('@/lib/seo/json-ld/graph');
    const { pageMetadata } = require('@/lib/seo/metadata') as typeof import('@/lib/seo/metadata');

    for (const { id, locale } of pageVersions) {
      const labels = breadcrumbTrail(id).map((step) => getPage(step, locale).label);
      told.push(pageMetadata(id, locale), jsonLdFor(id, locale), labels);
    }
    for (const locale of new Set(pageVersions.map((version) => version.locale))) {
      expect(hours.hoursLines(locale)).not.toEqual([]);
      told.push(hours.hoursLines(locale), hours.hoursSentences(locale), holidayTexts(locale));
    }
    const listed = prices.siteGroups.flatMap(({ rows }) => rows.map(({ id }) => id));
    const grouped = Object.keys(content.prices).filter((id) => content.prices[id]?.group);
    expect(listed.toSorted()).toEqual(grouped.toSorted());
    const rows = Object.keys(content.prices).map(prices.priceRow);
    told.push(
      prices.summarizePrices(rows),
      footerGroups.flatMap(({ pages }) => pages.map((id) => getPage(id).label)),
    );
    const hrefs = [links.telHref(), links.mailtoHref('a', 'b'), links.whatsappHref('a'), links.bookingHref()];
    for (const href of hrefs) expect(href ?? '').toBe(href ? new URL(href).href : '');
    told.push(contactCard());
  });
  return told;
}
