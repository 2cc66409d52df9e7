import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import { shareImage } from '../../assets/share-image';
import { locales, salon } from '../../content/content';
import { breadcrumbTrail } from '../../content/navigation';
import { factsOfKind } from '../../content/page-kinds';
import { getPage, pageName } from '../../content/pages';
import { type Locale, tagOf } from '../../i18n/locale';
import { pathOf } from '../../links/href';
import { absoluteUrl } from '../../links/site';
import type { PageId } from '../../schema/pages';
import { idOnPage, salonReference, websiteId } from './ids';

/** Returns the facts of the page itself. `mainEntity` is the id of the main thing on it, if that is not the salon. */
export function webPage(id: PageId, locale: Locale, mainEntity?: string): WebPage {
  const { kind, title, description } = getPage(id, locale);
  const { url: image } = shareImage(id, locale);
  return {
    '@type': factsOfKind(kind).schemaType,
    '@id': idOnPage(id, 'page', locale),
    url: absoluteUrl(pathOf(id, locale)),
    name: title,
    description,
    inLanguage: tagOf(locale),
    isPartOf: { '@id': websiteId() },
    about: salonReference(),
    primaryImageOfPage: { '@type': 'ImageObject', url: image },
    ...(kind !== 'home' && { breadcrumb: { '@id': idOnPage(id, 'breadcrumb', locale) } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}

/** Returns the facts of the website; search results show its name. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: salon.name,
    alternateName: `${salon.name}, ${salon.address.city}`,
    url: absoluteUrl('/'),
    inLanguage: locales.map(tagOf),
    publisher: salonReference(),
  };
}

export function breadcrumbList(id: PageId, locale: Locale): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idOnPage(id, 'breadcrumb', locale),
    itemListElement: breadcrumbTrail(id).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageName(step, locale).children,
      item: absoluteUrl(pathOf(step, locale)),
    })),
  };
}
