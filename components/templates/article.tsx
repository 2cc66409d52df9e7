import { useTranslations } from 'next-intl';
import { ArticleTag, ArticleText } from '@/components/sections/article-text';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { RelatedLinks } from '@/components/sections/related-links';
import type { TemplateProps } from '@/components/templates/template-props';
import { getArticle, getPageOfKind, siteArticles } from '@/lib/content/pages';

/** An article on its own, with the ones before and after it, and the way back to the blog. */
export function ArticleTemplate({ id }: TemplateProps) {
  const { heading, picture, parent = '' } = getPageOfKind(id, 'article');
  const article = getArticle(id);
  const place = siteArticles.indexOf(article);
  const neighbours = siteArticles.filter((_, index) => Math.abs(index - place) === 1);
  const t = useTranslations('blog');
  return (
    <>
      <PageHead id={id} heading={heading} picture={picture} isDense>
        <ArticleTag article={article} />
      </PageHead>
      <div className="wrap pt-band">
        <div className="mx-auto max-w-[40rem]">
          <ArticleText sections={article.sections} heading="h2" />
        </div>
      </div>
      <RelatedLinks title={t('others')} routes={[...neighbours.map(({ page }) => page), parent]} />
      <BookingBand kind="blog" closing={getPageOfKind(parent, 'blog').closing} />
    </>
  );
}
