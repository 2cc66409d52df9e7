import { BookingBand } from '@/components/layout/booking-band';
import { PageHead } from '@/components/layout/page-head';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { getPageOfKind } from '@/lib/content/pages';
import { getArticle, siteArticles } from '@/lib/content/site-articles';
import { ArticleList } from './article-list';
import { ArticleTag, ArticleText } from './article-text';

/** An article on its own, with the ones before and after it, and the way back to the blog. */
export function ArticleTemplate({ id }: TemplateProps) {
  const { heading, picture, parent = '' } = getPageOfKind(id, 'article');
  const article = getArticle(id);
  const position = siteArticles.indexOf(article);
  const neighbours = siteArticles.filter((_, index) => Math.abs(index - position) === 1);
  return (
    <>
      <PageHead id={id} heading={heading} picture={picture} isDense>
        {article.lead && (
          <p className="max-w-[15.6em] font-display text-xl text-lacquer text-balance">{article.lead}</p>
        )}
        <ArticleTag article={article} />
      </PageHead>
      <div className="page-grid pt-8 lg:pt-12">
        <div className="max-w-[40rem] lg:col-[6/wrap-end]">
          <ArticleText sections={article.sections} heading="h2" />
        </div>
      </div>
      <RelatedLinks routes={[...neighbours.map(({ page }) => page), parent]} />
      <BookingBand kind="blog" closing={getPageOfKind(parent, 'blog').closing} />
    </>
  );
}

/** All articles, for who looks for one that the blog lists no longer. */
export function ArchiveTemplate({ id }: TemplateProps) {
  const { heading, parent = '' } = getPageOfKind(id, 'archive');
  return (
    <>
      <PageHead id={id} heading={heading} />
      <div className="wrap py-band">
        <ArticleList articles={siteArticles} />
      </div>
      <BookingBand kind="blog" closing={getPageOfKind(parent, 'blog').closing} />
    </>
  );
}
