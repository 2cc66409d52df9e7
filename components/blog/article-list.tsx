import { RouteLink } from '@/components/layout/links';
import type { SiteArticle } from '@/lib/content/pages';
import { beginningOf, firstSentence } from '@/lib/i18n/sentences';
import { ArticleDate } from './article-text';

/** Articles by their titles and first sentences, each with the way to its page. */
export function ArticleList({ articles }: { articles: readonly SiteArticle[] }) {
  return (
    <ul className="mt-5 border-t border-ink/15 lg:mt-0">
      {articles.map(({ page, title, date, sections: [opening] }) => (
        <li key={page} className="border-b border-ink/15 py-4">
          <RouteLink to={page} className="inline-block font-display text-xl hover:text-lacquer">
            {title}
          </RouteLink>
          <ArticleDate date={date} />
          <p className="mt-1 max-w-text">{beginningOf(firstSentence(opening?.paragraphs[0] ?? ''), { max: 120 })}</p>
        </li>
      ))}
    </ul>
  );
}
