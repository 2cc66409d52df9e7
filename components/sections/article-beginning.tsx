import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { ArticleText, dropCap } from '@/components/sections/article-text';
import { openingOf } from '@/lib/content/article-opening';
import type { SiteArticle } from '@/lib/content/pages';
import { splitSentences } from '@/lib/i18n/sentences';

/**
 * The first sentences; the rest opens below, and the article's page has what the blog does not show. The lead stands open where
 * there is room.
 */
export function ArticleBeginning({ article, isLead = false }: { article: SiteArticle; isLead?: boolean }) {
  const t = useTranslations('blog');
  const { sections, isWhole } = openingOf(article.sections);
  const [first, ...others] = sections;
  const [paragraph = '', ...paragraphs] = first?.paragraphs ?? [];
  const [sentences, furtherSentences] = splitSentences(paragraph, 260);
  const rest = paragraphs.length > 0 ? [{ paragraphs }, ...others] : others;
  const open = isLead ? 'md:[&::details-content]:[content-visibility:visible]' : '';
  const opener = isLead ? 'md:supports-[selector(::details-content)]:hidden' : '';
  return (
    <>
      <p
        className={
          isLead
            ? `max-md:not-print:has-[+details:not([open])]:[&>span]:hidden ${dropCap}`
            : 'not-print:has-[+details:not([open])]:[&>span]:hidden mt-4'
        }
        data-reveal={isLead || undefined}
      >
        {sentences}
        <span>{furtherSentences}</span>
      </p>
      {rest.length > 0 && (
        <details className={`group print:[&::details-content]:[content-visibility:visible] ${open}`}>
          <summary
            className={`quiet-link mt-3 cursor-pointer list-none text-lacquer [&::-webkit-details-marker]:hidden print:hidden ${opener}`}
          >
            <span className="group-open:hidden">{t('open')}</span>
            <span className="hidden group-open:inline">{t('close')}</span>
            <span className="sr-only">{` : ${article.title}`}</span>
          </summary>
          <ArticleText sections={rest} heading="h3" isOpening={false} />
        </details>
      )}
      {!isWhole && (
        <RouteLink to={article.page} className="quiet-link mt-4" aria-describedby={`${article.id}-titre`}>
          {t('more')}
        </RouteLink>
      )}
    </>
  );
}
