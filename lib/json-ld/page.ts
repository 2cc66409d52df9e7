import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { PageKind } from '../../content/page-types';
import { routes } from '../../content/routes';
import { salon } from '../../content/salon';
import { breadcrumbTrail, getPage } from '../content';
import { type Locale, languageTags } from '../i18n/locale';
import { pageWords } from '../page-words';
import { type NumberedPage, numberedPath } from '../pagination';
import { shareImage } from '../share-image';
import { absoluteUrl } from '../site';
import { idOnPage, salonReference, websiteId } from './ids';

const pageTypes = {
  home: 'WebPage',
  'all-services': 'CollectionPage',
  'price-list': 'WebPage',
  gallery: 'ImageGallery',
  blog: 'CollectionPage',
  contact: 'ContactPage',
  legal: 'WebPage',
  'hair-cards': 'CollectionPage',
  'nail-cards': 'CollectionPage',
  'nail-category': 'CollectionPage',
  landing: 'WebPage',
  'local-landing': 'WebPage',
  service: 'WebPage',
} as const satisfies Record<PageKind, string>;

/** The page itself, about the salon. `mainEntity` is the id of what it describes, if that is not the salon. */
export function webPage({ id, number }: NumberedPage, locale: Locale, mainEntity?: string): WebPage {
  const { title, description } = pageWords({ id, number }, locale);
  const { url: image } = shareImage(id, locale);
  return {
    '@type': pageTypes[getPage(id).kind],
    '@id': idOnPage(id, 'page', locale, number),
    url: absoluteUrl(numberedPath({ id, number }, locale)),
    name: title,
    description,
    inLanguage: languageTags[locale],
    isPartOf: { '@id': websiteId() },
    about: salonReference(),
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(id !== 'accueil' && { breadcrumb: { '@id': idOnPage(id, 'breadcrumb', locale, number) } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

/** The website, for the name that search results show above its address. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: salon.name,
    alternateName: `${salon.name}, ${salon.address.city}`,
    url: absoluteUrl(routes.accueil),
    inLanguage: Object.values(languageTags),
    publisher: salonReference(),
  };
}

/** The way from the home page to this one, as the page shows it. */
export function breadcrumbList({ id, number }: NumberedPage, locale: Locale): BreadcrumbList {
  const steps = breadcrumbTrail(id).map((step): NumberedPage => ({ id: step, number: 1 }));
  return {
    '@type': 'BreadcrumbList',
    '@id': idOnPage(id, 'breadcrumb', locale, number),
    itemListElement: [...steps, ...(number > 1 ? [{ id, number }] : [])].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageWords(step, locale).label,
      item: absoluteUrl(numberedPath(step, locale)),
    })),
  };
}
