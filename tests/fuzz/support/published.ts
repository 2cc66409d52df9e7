import type { SiteContent } from '@/lib/schema/site';
import { anew } from '@/tests/unit/support/anew';

/** Returns metadata, structured data, hours, prices and contact card of a salon, made by modules loaded anew. */
export const everythingPublished = (content: SiteContent): Promise<unknown[]> =>
  anew(content, async () => {
    // Replaces the modules that read manifests of the build.
    const pictureData = (id = '') => ({ src: `/${content.pictures[id]?.file}` });
    const shareImage = (id: string) => ({ url: `https://a.ch${pictureData(content.pages[id]?.picture).src}` });
    jest.doMock('@/lib/assets/pictures', () => ({ pictureData }));
    jest.doMock('@/lib/assets/share-image', () => ({ shareImage }));
    const { getPage } = await import('@/lib/content/pages');
    const { breadcrumbTrail, footerGroups } = await import('@/lib/content/navigation');
    const { pageVersions } = await import('@/lib/content/page-paths');
    const prices = await import('@/lib/content/prices');
    const hours = await import('@/lib/dates/hours-text');
    const links = await import('@/lib/links/contact-links');
    const { contactCard } = await import('@/lib/links/contact-card');
    const { holidayTexts } = await import('@/lib/content/holiday-texts');
    const { jsonLdFor } = await import('@/lib/seo/json-ld/graph');
    const { pageMetadata } = await import('@/lib/seo/metadata');

    const published: unknown[] = [];
    for (const { id, locale } of pageVersions) {
      const labels = breadcrumbTrail(id).map((step) => getPage(step, locale).label);
      published.push(pageMetadata(id, locale), jsonLdFor(id, locale), labels);
    }
    for (const locale of new Set(pageVersions.map((version) => version.locale))) {
      expect(hours.hoursLines(locale)).not.toEqual([]);
      published.push(hours.hoursLines(locale), hours.hoursSentences(locale), holidayTexts(locale));
    }
    const listed = prices.siteGroups.flatMap(({ rows }) => rows.map(({ id }) => id));
    const grouped = Object.keys(content.prices).filter((id) => content.prices[id]?.group);
    expect(listed.toSorted()).toEqual(grouped.toSorted());
    const rows = Object.keys(content.prices).map(prices.priceRow);
    published.push(
      prices.summarizePrices(rows),
      footerGroups.flatMap(({ pages }) => pages.map((id) => getPage(id).label)),
    );
    const hrefs = [links.telHref(), links.mailtoHref('a', 'b'), links.whatsappHref('a'), links.bookingHref()];
    for (const href of hrefs) expect(href ?? '').toBe(href ? new URL(href).href : '');
    published.push(contactCard());
    return published;
  });
