import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { ArticleList } from '@/components/sections/article-list';
import { ArticleTag, ArticleText } from '@/components/sections/article-text';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import type { Article } from '@/content/schema/articles';
import { getPageOfKind, idOfKind, newestArticles, olderArticles } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';

/** Where an article and its text stand on wide screens; its picture bleeds to the edge. */
const left = ['lg:col-[full-start/7]!', 'lg:col-[wrap-start/-1]'];
const right = ['lg:col-[9/full-end]! lg:mt-[10vw]', 'lg:col-[1/wrap-end]'];

/** The blog: its newest articles to read, in two staggered columns on wide screens, and the way to the others. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  const t = useTranslations('blog');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      <div className="page-grid items-start gap-y-20 py-band lg:gap-y-28">
        {newestArticles.map((article, index) => {
          const opening = openingOf(article.sections);
          const isCut = paragraphsIn(opening) < paragraphsIn(article.sections);
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
                <ArticleText sections={opening} heading="h3" />
                {isCut && (
                  <RouteLink to={article.page} className="quiet-link mt-4" aria-describedby={`${article.id}-titre`}>
                    {t('more')}
                  </RouteLink>
                )}
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

/** Characters of an article that the blog shows; it goes on on its own page. */
const shownLength = 2200;

const paragraphsIn = (sections: Article['sections']) => sections.flatMap(({ paragraphs }) => paragraphs).length;

/** As many paragraphs from the beginning as have room, the first in any case. */
function openingOf(sections: Article['sections']): Article['sections'] {
  let length = 0;
  const opening = sections.map(({ paragraphs, ...section }, part) => ({
    ...section,
    paragraphs: paragraphs.filter((paragraph, index) => {
      length += paragraph.length;
      return length <= shownLength || (part === 0 && index === 0);
    }),
  }));
  return opening.filter(({ paragraphs }) => paragraphs.length > 0);
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
