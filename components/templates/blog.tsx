import { useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { ArticleList } from '@/components/sections/article-list';
import { ArticleTag, ArticleText, dropCap } from '@/components/sections/article-text';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { Picture } from '@/components/sections/picture';
import type { TemplateProps } from '@/components/templates/template-props';
import type { Article } from '@/content/schema/articles';
import { getPageOfKind, idOfKind, newestArticles, olderArticles, type SiteArticle } from '@/lib/content/pages';
import { pictureData } from '@/lib/generated/pictures';
import { beginningOf } from '@/lib/i18n/sentences';

/** Columns of the articles after the first on wide screens, by their number; one alone stands beside its picture. */
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3'];
const widths = ['', '38vw', 'min(44vw,46rem)', 'min(28vw,30rem)'];

/** The blog as a small magazine: the newest article at large, the next to be opened where they stand, and the way to the others. */
export function BlogTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'blog');
  const [lead, ...others] = newestArticles;
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        <p className="max-w-text text-lg text-balance">{page.intro}</p>
      </PageHead>
      {lead && <LeadArticle article={lead} />}
      {others.length > 0 && (
        <div className={`wrap grid gap-x-gutter gap-y-12 pb-band lg:gap-y-0 ${columns[others.length]}`}>
          {others.map((article) => (
            <NextArticle
              key={article.id}
              article={article}
              width={widths[others.length]}
              isColumn={others.length > 1}
            />
          ))}
        </div>
      )}
      {olderArticles.length > 0 && <OlderArticles />}
      <BookingBand kind="blog" closing={page.closing} />
    </>
  );
}

type ArticleProps = { article: SiteArticle };

function LeadArticle({ article }: ArticleProps) {
  return (
    <article id={article.id} aria-labelledby={`${article.id}-titre`} className="scroll-mt-28 pt-9 pb-band lg:pt-14">
      <Picture
        id={article.picture}
        isPriority
        fallback={pictureData(article.picture).fallback}
        sizes="100vw"
        className="aspect-2/1 md:aspect-[5/2] lg:aspect-[3/1]"
      />
      <div className="page-grid pt-7 lg:pt-12">
        <div className="lg:col-[wrap-start/span_5]">
          <ArticleTag article={article} />
          <ArticleTitle article={article} className="text-3xl lg:text-4xl" />
        </div>
        <div className="gap-x-10 lg:col-[7/wrap-end]! xl:columns-2 lg:[&>:first-child]:mt-0">
          <Reading article={article} isLead />
        </div>
      </div>
    </article>
  );
}

type NextArticleProps = ArticleProps & {
  /** Of its picture on wide screens. */
  width?: string;
  isColumn: boolean;
};

/** An article by its picture and its beginning. */
function NextArticle({ article, width, isColumn }: NextArticleProps) {
  return (
    <article
      id={article.id}
      aria-labelledby={`${article.id}-titre`}
      className={`grid scroll-mt-28 content-start items-start gap-x-10 gap-y-5 border-t border-ink/20 pt-6 md:grid-cols-[2fr_3fr] ${isColumn ? 'lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-6' : ''}`}
    >
      <Picture
        id={article.picture}
        fallback={pictureData(article.picture).fallback}
        sizes={`(min-width: 64rem) ${width}, (min-width: 48rem) 38vw, 92vw`}
        className="aspect-2/1 md:aspect-[3/4] lg:aspect-[4/3]"
      />
      <div>
        <ArticleTag article={article} />
        <ArticleTitle article={article} className="text-2xl" />
        <Reading article={article} />
      </div>
    </article>
  );
}

/** The first paragraph, on phones its first sentences; the rest opens below. The lead stands open where there is room. */
function Reading({ article, isLead = false }: ArticleProps & { isLead?: boolean }) {
  const t = useTranslations('blog');
  const [first, ...others] = openingOf(article.sections);
  const [beginning = '', ...paragraphs] = first?.paragraphs ?? [];
  const sentences = beginningOf(beginning, { max: 260 });
  const rest = paragraphs.length > 0 ? [{ paragraphs }, ...others] : others;
  const open = isLead ? 'md:[&::details-content]:[content-visibility:visible]' : '';
  const opener = isLead ? 'md:supports-[selector(::details-content)]:hidden' : '';
  return (
    <>
      <p
        className={`max-md:not-print:has-[+details:not([open])]:[&>span]:hidden ${isLead ? dropCap : 'mt-4'}`}
        data-reveal={isLead || undefined}
      >
        {sentences}
        <span>{beginning.slice(sentences.length)}</span>
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
      <ReadOn article={article} />
    </>
  );
}

function ArticleTitle({ article, className }: ArticleProps & { className: string }) {
  // Only the text is animated: moving a large picture stalls a slow phone.
  return (
    <h2 id={`${article.id}-titre`} className={`mt-4 ${className}`} data-reveal>
      <RouteLink to={article.page} className="decoration-1 underline-offset-8 hover:underline">
        {article.title}
      </RouteLink>
    </h2>
  );
}

/** The way to the page of an article that the blog does not show to its end. */
function ReadOn({ article }: ArticleProps) {
  const t = useTranslations('blog');
  if (paragraphsIn(openingOf(article.sections)) === paragraphsIn(article.sections)) return null;
  return (
    <RouteLink to={article.page} className="quiet-link mt-4" aria-describedby={`${article.id}-titre`}>
      {t('more')}
    </RouteLink>
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
