import type { SiteContent } from '@/content/schema/site';

/** The modules that make pages, as they are where the content is another. */
export function siteOf(content: SiteContent) {
  let site: ReturnType<typeof modules> | undefined;
  jest.isolateModules(() => {
    jest.doMock('@/.generated/content', () => ({ content }));
    // The manifests of pictures and share images are made by the build.
    const pictureData = (id = '') => ({ src: `/${content.pictures[id]?.file}` });
    const shareImage = (id: string) => ({ url: `https://a.ch${pictureData(content.pages[id]?.picture).src}` });
    jest.doMock('@/lib/generated/pictures', () => ({ pictureData }));
    jest.doMock('@/lib/generated/share-image', () => ({ shareImage }));
    site = modules();
  });
  return site as ReturnType<typeof modules>;
}

const modules = () => ({
  ...(require('@/lib/content/pages') as typeof import('@/lib/content/pages')),
  ...(require('@/lib/content/prices') as typeof import('@/lib/content/prices')),
  ...(require('@/lib/content/price-pages') as typeof import('@/lib/content/price-pages')),
  ...(require('@/lib/content/holiday-texts') as typeof import('@/lib/content/holiday-texts')),
  ...(require('@/lib/dates/hours-text') as typeof import('@/lib/dates/hours-text')),
  ...(require('@/lib/links/contact-card') as typeof import('@/lib/links/contact-card')),
  ...(require('@/lib/links/contact-links') as typeof import('@/lib/links/contact-links')),
  ...(require('@/lib/links/href') as typeof import('@/lib/links/href')),
  ...(require('@/lib/links/named-paths') as typeof import('@/lib/links/named-paths')),
  ...(require('@/lib/links/site') as typeof import('@/lib/links/site')),
  ...(require('@/lib/seo/json-ld/graph') as typeof import('@/lib/seo/json-ld/graph')),
  ...(require('@/lib/seo/metadata') as typeof import('@/lib/seo/metadata')),
});
