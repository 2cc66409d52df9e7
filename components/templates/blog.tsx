import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { ArticleDate, ArticleTag, ArticleText } from '@/components/sections/article-text';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind, newestArticles, olderArticles } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';
import { beginningOf, firstSentence } from '@/lib/i18n/sentences';

/** Where an article and its text stand on wide screens; its picture bleeds to the edge. */
const left = ['lg:col-[full-start/7]!', 'lg:col-[wrap-start/-1]'];
const right = ['lg:col-[9/full-end]! lg:mt-[10vw]', 'lg:col-[1/wrap-end]'];

/** The blog: its newest articles to read, in two staggered columns on wide screens, and the way to the others. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      <div className="page-grid items-start gap-y-20 py-band lg:gap-y-28">
        {newestArticles.map((article, index) => {
          const [place, text] = index % 2 === 0 ? left : right;
          return (
            <article
              key={article.id}
              id={article.id}
              aria-labelledby={`${article.id}-titre`}
              className={`scroll-mt-28 lg:grid lg:grid-cols-subgrid ${place}`}
            >
              <Picture
                id={article.picture}
                isPriority={index === 0}
                fallback={pictureData(article.picture).fallback}
                sizes="(min-width: 64rem) 44vw, 92vw"
                className="col-span-full aspect-[8/5]"
              />
              <div className={`max-w-[40rem] ${text}`}>
                <ArticleTag article={article} className="mt-6" />
                {/* Only the text is animated: moving a large picture stalls a slow phone. */}
                <h2 id={`${article.id}-titre`} className="mt-4 text-3xl" data-reveal>
                  <RouteLink to={article.page} className="decoration-1 underline-offset-8 hover:underline">
                    {article.title}
                  </RouteLink>
                </h2>
                <ArticleText sections={article.sections} heading="h3" />
              </div>
            </article>
          );
        })}
      </div>
      {olderArticles.length > 0 && <OlderArticles />}
      <BookingBand kind="blog" closing={page.closing} />
    </>
  );
}

/** So many of the older articles begin to speak; further back a title has to do, for the page to stay light. */
const quoted = 8;

/** The articles that are not shown in full, each with the way to its page. */
function OlderArticles() {
  const t = useTranslations('blog');
  return (
    <section aria-labelledby="precedents" className="page-grid pb-band">
      <h2 id="precedents" className="text-2xl lg:col-[wrap-start/span_4]">
        {t('older')}
      </h2>
      <ul className="mt-5 border-t border-ink/15 lg:col-[6/wrap-end] lg:mt-0">
        {olderArticles.map(({ page, title, date, sections: [opening] }, index) => (
          <li key={page} className="border-b border-ink/15 py-4">
            <RouteLink to={page} className="font-display text-xl hover:text-lacquer">
              {title}
            </RouteLink>
            <ArticleDate date={date} />
            {index < quoted && <p>{beginningOf(firstSentence(opening?.paragraphs[0] ?? ''), { max: 120 })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
