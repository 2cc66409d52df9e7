import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind, siteArticles } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';

/** The blog: its articles to read, in two staggered columns on wide screens. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      <div className="wrap grid gap-x-16 gap-y-20 py-band lg:grid-cols-2 lg:gap-x-24 lg:gap-y-28">
        {siteArticles.map(({ sections: [opening, rest], ...article }, index) => (
          <article
            key={article.id}
            id={article.id}
            className={`max-w-[40rem] scroll-mt-28 ${index % 2 === 1 ? 'lg:mt-28' : ''}`}
          >
            <Picture
              id={article.picture}
              isPriority={index === 0}
              fallback={pictureData(article.picture).fallback}
              sizes="(min-width: 64rem) 42vw, 92vw"
              className="aspect-[8/5]"
            />
            <p className="mt-6 inline-block rounded-full bg-blush px-3.5 py-1 text-sm">{article.category}</p>
            {/* Only the text is animated: moving a large picture stalls a slow phone. */}
            <h2 className="mt-4 text-3xl" data-reveal>
              {article.title}
            </h2>
            <p className="drop-cap mt-6" data-reveal>
              {opening.paragraphs[0]}
            </p>
            <h3 className="mt-9 text-xl text-lacquer">{rest.heading}</h3>
            <p className="mt-3">{rest.paragraphs[0]}</p>
            <p className="mt-[1.1em]">{rest.paragraphs[1]}</p>
          </article>
        ))}
      </div>
      <BookingBand kind="blog" closing={page.closing} />
    </>
  );
}
