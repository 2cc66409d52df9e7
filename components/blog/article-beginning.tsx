import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { RichParagraph } from '@/components/layout/rich-text';
import { wordsOf } from '@/lib/content/rich-text';
import type { SiteArticle } from '@/lib/content/site-articles';
import { splitSentences } from '@/lib/i18n/sentences';
import { ArticleText } from './article-text';

export type ArticleBeginningProps = {
  article: SiteArticle;
  /** Whether to show only the first sentences and a link to the page of the blog article. */
  isBrief: boolean;
};

/** Shows a blog article on the page of the blog: a large first paragraph, then a fold with the other paragraphs. */
export function ArticleBeginning({ article, isBrief }: ArticleBeginningProps) {
  const t = useTranslations('blog');
  const [first, ...others] = article.sections;
  const [paragraph = '', ...paragraphs] = first?.paragraphs ?? [];
  const [sentences, furtherSentences] = splitSentences(paragraph, 260);
  const look = isBrief ? 'article-lead' : 'article-lead drop-cap';
  const rest = isBrief ? [] : [...(paragraphs.length > 0 ? [{ paragraphs }] : []), ...others];
  return (
    <>
      {wordsOf(paragraph) === paragraph ? (
        <p className={look}>
          {sentences}
          {!isBrief && <span>{furtherSentences}</span>}
        </p>
      ) : (
        <RichParagraph text={paragraph} className={look} list="mt-6" />
      )}
      {rest.length > 0 && (
        <details className="article-rest group">
          <summary className="quiet-link mt-3 text-lacquer">
            <span className="group-open:hidden">{t('open')}</span>
            <span className="hidden group-open:inline">{t('close')}</span>
            <span className="sr-only">{`, ${article.title}`}</span>
          </summary>
          <ArticleText sections={rest} heading="h3" isOpening={false} />
        </details>
      )}
      {isBrief && (
        <RouteLink to={article.page} className="quiet-link mt-4" aria-describedby={`${article.id}-titre`}>
          {t('more')}
        </RouteLink>
      )}
    </>
  );
}
