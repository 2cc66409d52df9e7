import { Fragment } from 'react';
import type { Article } from '@/content/schema/articles';
import { formatDate } from '@/lib/i18n/format';

/** The heading of an article's group, and its date where it has one. */
export function ArticleTag({ article, className = '' }: { article: Article; className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <span className="rounded-full bg-blush px-3.5 py-1 text-sm">{article.category}</span>
      <ArticleDate date={article.date} />
    </p>
  );
}

/** Nothing where none is known. */
export function ArticleDate({ date }: Pick<Article, 'date'>) {
  if (!date) return null;
  return (
    <time dateTime={date} className="block text-sm text-stone">
      {formatDate(date)}
    </time>
  );
}

export const dropCap =
  'mt-6 first-letter:float-left first-letter:mt-[0.06em] first-letter:mr-[0.12em] first-letter:font-display first-letter:text-[4.1em]/[0.74] first-letter:text-lacquer';

export type ArticleTextProps = Pick<Article, 'sections'> & { heading: 'h2' | 'h3'; isOpening?: boolean };

/** Paragraphs below their sub-headings, whose level is that of the place; what has none opens the article, with a drop cap. */
export function ArticleText({ sections, heading: Heading, isOpening = true }: ArticleTextProps) {
  return sections.map(({ heading, paragraphs: [first, ...others] }) => (
    <Fragment key={heading ?? ''}>
      {heading ? (
        <>
          <Heading className="mt-9 text-xl text-lacquer">{heading}</Heading>
          <p className="mt-3">{first}</p>
        </>
      ) : (
        <p className={isOpening ? dropCap : 'mt-[1.1em]'} data-reveal>
          {first}
        </p>
      )}
      {others.map((paragraph) => (
        <p key={paragraph} className="mt-[1.1em]">
          {paragraph}
        </p>
      ))}
    </Fragment>
  ));
}
