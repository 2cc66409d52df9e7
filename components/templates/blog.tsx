import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import type { Article } from '@/content/schema/articles';
import { getPageOfKind, siteArticles } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';

/** Where an article and its text stand on wide screens; its picture bleeds to the edge. */
const left = ['lg:col-[full-start/7]!', 'lg:col-[wrap-start/-1]'];
const right = ['lg:col-[9/full-end]! lg:mt-[10vw]', 'lg:col-[1/wrap-end]'];

/** The blog: its articles to read, in two staggered columns on wide screens. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      <div className="page-grid items-start gap-y-20 py-band lg:gap-y-28">
        {siteArticles.map((article, index) => {
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
                <p className="mt-6 inline-block rounded-full bg-blush px-3.5 py-1 text-sm">{article.category}</p>
                {/* Only the text is animated: moving a large picture stalls a slow phone. */}
                <h2 id={`${article.id}-titre`} className="mt-4 text-3xl" data-reveal>
                  {article.title}
                </h2>
                {article.sections.map((section) => (
                  <ArticleSection key={section.heading ?? ''} {...section} />
                ))}
              </div>
            </article>
          );
        })}
      </div>
      <BookingBand kind="blog" closing={page.closing} />
    </>
  );
}

/** A sub-heading with its paragraphs; what has none opens the article, with a drop cap. */
function ArticleSection({ heading, paragraphs: [first, ...others] }: Article['sections'][number]) {
  return (
    <>
      {heading ? (
        <>
          <h3 className="mt-9 text-xl text-lacquer">{heading}</h3>
          <p className="mt-3">{first}</p>
        </>
      ) : (
        <p
          className="mt-6 first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.12em] first-letter:font-display first-letter:text-[4.1em]/[0.74] first-letter:text-lacquer"
          data-reveal
        >
          {first}
        </p>
      )}
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-[1.1em]">
          {paragraph}
        </p>
      ))}
    </>
  );
}
