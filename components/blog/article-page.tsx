import { BookingBand } from '@/components/layout/booking-band';
import { RouteLink } from '@/components/layout/links';
import { PageHead } from '@/components/layout/page-head';
import { RelatedLinks } from '@/components/layout/related-links';
import type { TemplateProps } from '@/components/layout/template-props';
import { PriceNotes } from '@/components/prices/price-notes';
import { PriceRows } from '@/components/prices/price-rows';
import { getPageOfKind } from '@/lib/content/pages';
import { priceRow } from '@/lib/content/prices';
import { getArticle, siteArticles } from '@/lib/content/site-articles';
import type { PageId } from '@/lib/schema/pages';
import { ArticleTag, ArticleText } from './article-text';

/** Shows a blog article, with links to the next newer and older articles and to the blog. */
export function ArticleTemplate({ id }: TemplateProps) {
  const { picture, parent = '' } = getPageOfKind(id, 'article');
  const article = getArticle(id);
  const position = siteArticles.findIndex(({ page }) => page === id);
  const neighbours = siteArticles.filter((_, index) => Math.abs(index - position) === 1);
  // The only article of a blog does not link to the blog, which shows nothing else.
  const routes = neighbours.length > 0 ? [...neighbours.map(({ page }) => page), parent] : [];
  return (
    <>
      <PageHead id={id} heading={article.title} picture={picture} isDense>
        {article.lead && <p className="max-w-text font-display text-xl text-lacquer text-balance">{article.lead}</p>}
        <ArticleTag article={article} />
      </PageHead>
      <div className={`wrap pt-8 lg:pt-12 ${routes.length > 0 ? '' : 'pb-band'}`}>
        <div className="max-w-[40rem] lg:mx-auto">
          <ArticleText sections={article.sections} heading="h2" />
          {article.service && <ServicePrices id={article.service} />}
          <RelatedLinks routes={routes} isInText />
        </div>
      </div>
      <BookingBand kind="blog" current={id} closing={getPageOfKind(parent, 'blog').closing} />
    </>
  );
}

function ServicePrices({ id }: { id: PageId }) {
  const { label, prices } = getPageOfKind(id, 'service');
  const rows = prices.map(priceRow);
  return (
    <section aria-labelledby="prestation" className="mt-12">
      <h2 id="prestation" className="mb-2 text-xl">
        <RouteLink to={id} className="underline decoration-1 underline-offset-4 hover:text-lacquer">
          {label}
        </RouteLink>
      </h2>
      <PriceRows rows={rows} title={label} hasLeaders className="border-b border-ink/20" />
      <PriceNotes rows={rows} />
    </section>
  );
}
