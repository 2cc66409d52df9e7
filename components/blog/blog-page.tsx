import { useTranslations } from 'next-intl';
import { BookingBand } from '@/components/layout/booking-band';
import { RouteLink } from '@/components/layout/links';
import { PageHead } from '@/components/layout/page-head';
import { Picture } from '@/components/layout/picture';
import type { TemplateProps } from '@/components/layout/template-props';
import { getPageOfKind } from '@/lib/content/pages';
import { newestArticles, olderArticles, type SiteArticle } from '@/lib/content/site-articles';
import { ArticleBeginning } from './article-beginning';
import { ArticleList } from './article-list';
import { ArticleTag } from './article-text';

/** Shows the newest blog articles, two by two on wide screens, then a list of older articles. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  return (
    <>
      <PageHead id={id} heading={page.heading} isDense={newestArticles.length === 1}>
        {/* Narrower than its column, so that lines break at the same words in the fallback font. */}
        <p className="max-w-text text-lg text-balance max-md:pr-2.5">{page.intro}</p>
      </PageHead>
      <div className="wrap blog-articles">
        {newestArticles.map((article, index) => (
          <BlogArticle
            key={article.id}
            article={article}
            isFirst={index === 0}
            isAlone={index % 2 === 0 && index === newestArticles.length - 1}
            // A single article is never shown whole, because nothing would stand beside its long text.
            isBrief={!page.showsWhole || newestArticles.length === 1}
          />
        ))}
      </div>
      {newestArticles.length === 0 && <NoArticle />}
      {olderArticles.length > 0 && <OlderArticles />}
      <BookingBand kind="blog" current={id} closing={page.closing} />
    </>
  );
}

function NoArticle() {
  return <p className="wrap pb-band">{useTranslations('blog')('none')}</p>;
}

type BlogArticleProps = {
  article: SiteArticle;
  isFirst: boolean;
  isAlone: boolean;
  isBrief: boolean;
};

/** Picture, title and beginning of a blog article, level with those of the article beside it. */
function BlogArticle({ article, isFirst, isAlone, isBrief }: BlogArticleProps) {
  return (
    <article
      id={article.id}
      aria-labelledby={`${article.id}-titre`}
      className={isAlone ? 'blog-article-alone' : 'blog-article'}
    >
      <Picture
        id={article.picture}
        isPriority={isFirst}
        sizes="(min-width: 48rem) min(44vw,40rem), 92vw"
        className={`aspect-[8/5] ${isAlone ? 'md:row-span-2 md:aspect-auto md:[contain:size]' : ''}`}
      />
      <ArticleTag article={article} className={`mt-6 md:self-start ${isAlone ? 'md:mt-0' : ''}`} />
      <div className={isAlone ? 'max-w-text' : undefined} data-reveal>
        <h2 id={`${article.id}-titre`} className="mt-4 pb-2 text-2xl lg:text-3xl">
          <RouteLink to={article.page} className="decoration-1 underline-offset-8 hover:underline">
            {article.title}
          </RouteLink>
        </h2>
        <div>
          <ArticleBeginning article={article} isBrief={isBrief} />
        </div>
      </div>
    </article>
  );
}

function OlderArticles() {
  const t = useTranslations('blog');
  return (
    <section aria-labelledby="precedents" className="page-grid pb-band">
      <h2 id="precedents" className="text-2xl lg:col-[wrap-start/span_4]">
        {t('older')}
      </h2>
      <div className="lg:col-[6/wrap-end]">
        <ArticleList articles={olderArticles} />
      </div>
    </section>
  );
}
