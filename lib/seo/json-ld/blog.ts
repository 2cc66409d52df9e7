import type { Blog } from 'schema-dts';
import type { PageId } from '../../../content/schema/pages';
import { getPageOfKind, siteArticles } from '../../content/pages';
import { siteSalon } from '../../content/salon';
import { articleHref, pathOf } from '../../links/href';
import { absoluteUrl } from '../../links/site';
import { idOnPage, pictureUrl, salonReference } from './ids';

/** The blog with its articles. They carry no dates, for none are known. */
export function blog(id: PageId): Blog {
  const page = getPageOfKind(id, 'blog');
  return {
    '@type': 'Blog',
    '@id': idOnPage(id, 'blog'),
    name: page.heading,
    description: page.intro,
    url: absoluteUrl(pathOf(id, 'fr')),
    inLanguage: 'fr-CH',
    publisher: salonReference(),
    blogPost: siteArticles.map((article) => {
      const address = absoluteUrl(articleHref(id, article.id));
      return {
        '@type': 'BlogPosting',
        '@id': address,
        url: address,
        headline: article.title,
        articleSection: article.category,
        image: pictureUrl(article.picture),
        inLanguage: 'fr-CH',
        mainEntityOfPage: { '@id': idOnPage(id, 'page') },
        // Under the name that article results show; without an id, because other pages describe it in full.
        author: { '@type': 'Organization', name: siteSalon.name, url: absoluteUrl('/') },
        publisher: salonReference(),
      };
    }),
  };
}
