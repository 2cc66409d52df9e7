import { useLocale } from 'next-intl';
import { Fragment } from 'react';
import { RichParagraph } from '@/components/layout/rich-text';
import { formatDate } from '@/lib/i18n/format';
import type { Article } from '@/lib/schema/articles';

export function ArticleTag({ article, className = '' }: { article: Article; className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${className}`}>
      <span className="rounded-full bg-blush px-3.5 py-1 text-sm">{article.category}</span>
      <ArticleDate date={article.date} />
    </p>
  );
}

export function ArticleDate({ date }: Pick<Article, 'date'>) {
  const locale = useLocale();
  if (!date) return null;
  return (
    <time dateTime={date} className="block text-sm text-stone">
      {formatDate(date, locale)}
    </time>
  );
}

export type ArticleTextProps = Pick<Article, 'sections'> & { heading: 'h2' | 'h3'; isOpening?: boolean };

/** Shows the sections of a blog article; with `isOpening` a section without heading begins with a drop cap. */
export function ArticleText({ sections, heading: Heading, isOpening = true }: ArticleTextProps) {
  return sections.map(({ heading, paragraphs: [first = '', ...others] }) => (
    <Fragment key={heading ?? ''}>
      {heading ? (
        <>
          <Heading className="clear-left mt-9 text-xl text-lacquer">{heading}</Heading>
          <RichParagraph text={first} className="mt-3" list="mt-3" />
        </>
      ) : (
        <RichParagraph text={first} className={isOpening ? 'drop-cap' : apart} list={listApart} data-reveal />
      )}
      {others.map((paragraph) => (
        <RichParagraph key={paragraph} text={paragraph} className={apart} list={listApart} />
      ))}
    </Fragment>
  ));
}

const apart = 'mt-[1.1em]';
/** `clear-left` keeps a list below a drop cap that is higher than its paragraph. */
const listApart = `clear-left ${apart}`;
