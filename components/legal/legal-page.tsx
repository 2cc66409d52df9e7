import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { RichParagraph } from '@/components/layout/rich-text';
import type { TemplateProps } from '@/components/layout/template-props';
import { getPageOfKind } from '@/lib/content/pages';

/** Terms, privacy and similar pages: numbered sections with an index beside them. */
export function LegalTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'legal');
  const t = useTranslations('legal');
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        {page.intro.map((paragraph, index) => (
          <p key={paragraph} className={`max-w-text ${index === 0 ? 'text-lg text-balance' : ''}`}>
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="page-grid items-start gap-y-10 py-16 lg:py-24">
        <nav
          aria-label={t('contents')}
          // Scrolls by itself on screens lower than the list; the padding leaves space for the focus ring.
          className="-m-1.5 p-1.5 text-sm lg:sticky lg:top-28 lg:col-[wrap-start/span_4] xl:col-[wrap-start/span_3] xl:text-base lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
        >
          <ol className="border-l border-ink/20 md:max-lg:columns-2">
            {page.sections.map((section, index) => (
              <li key={section.heading}>
                <a href={`#section-${index + 1}`} className="block py-1.5 pl-4 hover:text-lacquer hover:underline">
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-12 lg:col-[6/wrap-end] xl:col-[5/wrap-end] xl:gap-10 lg:pl-10">
          {page.sections.map((section, index) => (
            <section
              key={section.heading}
              id={`section-${index + 1}`}
              className="gap-x-10 border-ink/15 xl:grid xl:grid-cols-[2fr_3fr] xl:border-t xl:pt-9"
            >
              <h2 className={`relative text-2xl ${page.sections.length > 9 ? 'pl-[1.5em]' : 'pl-[1.15em]'}`}>
                <span aria-hidden="true" className="absolute left-0 text-lacquer">
                  {index + 1}
                </span>
                {section.heading}
              </h2>
              <div className="prose-text mt-4 xl:mt-1 xl:max-w-none">
                {section.paragraphs.map((paragraph) => (
                  <RichParagraph key={paragraph} text={paragraph} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
