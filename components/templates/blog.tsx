import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { ArticleBeginning } from '@/components/sections/article-beginning';
import { ArticleList } from '@/components/sections/article-list';
import { ArticleTag } from '@/components/sections/article-text';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind, idOfKind, newestArticles, olderArticles, type SiteArticle } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';

/** Columns of the articles after the first on wide screens, by their number; one alone stands beside its picture. */
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3'];
const widths = ['', '38vw', 'min(44vw,46rem)', 'min(28vw,30rem)'];

/** The blog as a small magazine: the newest article at large, the next to be opened where they stand, and the way to the others. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  const [lead, ...others] = newestArticles;
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      {lead && <LeadArticle article={lead} />}
      {others.length > 0 && (
        <div className={`wrap grid gap-x-gutter gap-y-12 pb-band lg:gap-y-0 ${columns[others.length]}`}>
          {others.map((article) => (
            <NextArticle
              key={article.id}
              article={article}
              width={widths[others.length]}
              isColumn={others.length > 1}
            />
          ))}
        </div>
      )}
      {olderArticles.length > 0 && <OlderArticles />}
      <BookingBand kind="blog" closing={page.closing} />
    </>
  );
}

type ArticleProps = { article: SiteArticle };

function LeadArticle({ article }: ArticleProps) {
  return (
    <article id={article.id} aria-labelledby={`${article.id}-titre`} className="scroll-mt-28 pt-9 pb-band lg:pt-14">
      <Picture
        id={article.picture}
        isPriority
        fallback={pictureData(article.picture).fallback}
        sizes="100vw"
        className="aspect-2/1 md:aspect-[5/2] lg:aspect-[3/1]"
      />
      <div className="page-grid pt-7 lg:pt-12">
        <div className="lg:sticky lg:top-28 lg:col-[wrap-start/span_5] lg:self-start">
          <ArticleTag article={article} />
          <ArticleTitle article={article} className="text-3xl lg:text-4xl" />
        </div>
        <div className="gap-x-10 max-xl:max-w-text lg:col-[7/wrap-end]! xl:columns-[21rem] lg:[&>:first-child]:mt-0">
          <ArticleBeginning article={article} isLead />
        </div>
      </div>
    </article>
  );
}

type NextArticleProps = ArticleProps & {
  /** Of its picture on wide screens. */
  width?: string;
  isColumn: boolean;
};

/** An article by its picture and its beginning. */
function NextArticle({ article, width, isColumn }: NextArticleProps) {
  return (
    <article
      id={article.id}
      aria-labelledby={`${article.id}-titre`}
      className={`grid scroll-mt-28 content-start items-start gap-x-10 gap-y-5 border-t border-ink/20 pt-6 md:grid-cols-[2fr_3fr] ${isColumn ? 'lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-6' : ''}`}
    >
      <Picture
        id={article.picture}
        fallback={pictureData(article.picture).fallback}
        sizes={`(min-width: 64rem) ${width}, (min-width: 48rem) 38vw, 92vw`}
        className="aspect-2/1 md:aspect-[4/3]"
      />
      <div>
        <ArticleTag article={article} />
        <ArticleTitle article={article} className="text-2xl" />
        <ArticleBeginning article={article} />
      </div>
    </article>
  );
}

function ArticleTitle({ article, className }: ArticleProps & { className: string }) {
  // Only the text is animated: moving a large picture stalls a slow phone.
  return (
    <h2 id={`${article.id}-titre`} className={`mt-4 ${className}`} data-reveal>
      <RouteLink to={article.page} className="decoration-1 underline-offset-8 hover:underline">
        {article.title}
      </RouteLink>
    </h2>
  );
}

/** The articles that came before, as far as there is room, and the way to the rest. */
function OlderArticles() {
  const t = useTranslations('blog');
  const archive = idOfKind('archive');
  return (
    <section aria-labelledby="precedents" className="page-grid pb-band">
      <h2 id="precedents" className="text-2xl lg:col-[wrap-start/span_4]">
        {t('older')}
      </h2>
      <div className="lg:col-[6/wrap-end]">
        <ArticleList articles={olderArticles} />
        {archive && (
          <RouteLink to={archive} className="quiet-link mt-5">
            {t('all')}
          </RouteLink>
        )}
      </div>
    </section>
  );
}
