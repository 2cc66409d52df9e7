import type { Blog, Organization } from 'schema-dts';
import { routes } from '../../../content/routes';
import { salon } from '../../../content/salon';
import { getPageOfKind, siteArticles } from '../../content/pages';
import { articleHref } from '../../links/href';
import { absoluteUrl } from '../../links/site';
import { idOnPage, salonId } from './ids';
import { pictureUrl } from './picture-url';

/** The blog with its articles. They carry no dates, for none are known. */
export function blog(): Blog {
  const page = getPageOfKind('blog', 'blog');
  return {
    '@type': 'Blog',
    '@id': idOnPage('blog', 'blog'),
    name: page.heading,
    description: page.intro,
    url: absoluteUrl(routes.blog),
    inLanguage: 'fr-CH',
    publisher: author(),
    blogPost: siteArticles.map((article) => {
      const address = absoluteUrl(articleHref(article.id));
      return {
        '@type': 'BlogPosting',
        '@id': address,
        url: address,
        headline: article.title,
        articleSection: article.category,
        image: pictureUrl(article.picture),
        inLanguage: 'fr-CH',
        mainEntityOfPage: { '@id': idOnPage('blog', 'page') },
        author: author(),
        publisher: author(),
      };
    }),
  };
}

/** The salon as an author, with the name that article results show; as a business it stands on other pages. */
function author(): Organization {
  return { '@type': 'Organization', '@id': salonId(), name: salon.name, url: absoluteUrl(routes.accueil) };
}
