import { RouteLink } from '@/components/layout/links';
import { wordsOf } from '@/lib/content/rich-text';
import type { SiteArticle } from '@/lib/content/site-articles';
import { beginningOf, firstSentence } from '@/lib/i18n/sentences';
import { ArticleDate } from './article-text';

/** Lists blog articles: title, which links to the page, date and first sentence. */
export function ArticleList({ articles }: { articles: readonly SiteArticle[] }) {
  return (
    <ul className="mt-5 border-t border-ink/15 lg:mt-0">
      {articles.map(({ page, title, date, sections: [first] }) => (
        <li key={page} className="border-b border-ink/15 py-4">
          <RouteLink to={page} className="inline-block font-display text-xl hover:text-lacquer">
            {title}
          </RouteLink>
          <ArticleDate date={date} />
          <p className="mt-1 max-w-text">
            {beginningOf(firstSentence(wordsOf(first?.paragraphs[0] ?? '')), { max: 120 })}
          </p>
        </li>
      ))}
    </ul>
  );
}
