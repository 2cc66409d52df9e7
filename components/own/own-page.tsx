import { useLocale } from 'next-intl';
import { BookingBand } from '@/components/layout/booking-band';
import { PageHead } from '@/components/layout/page-head';
import { Picture } from '@/components/layout/picture';
import { RichParagraph } from '@/components/layout/rich-text';
import type { TemplateProps } from '@/components/layout/template-props';
import { ChoiceRoot } from '@/components/prices/choice-signs';
import { PriceNotes } from '@/components/prices/price-notes';
import { PriceTable } from '@/components/prices/price-table';
import { VoucherLinks, VoucherText } from '@/components/prices/voucher';
import { getPageOfKind } from '@/lib/content/pages';
import { priceRow, siteGroups } from '@/lib/content/prices';
import { voucherSection } from '@/lib/links/fragments';
import type { PageOfKind } from '@/lib/schema/pages';

export function OwnPageTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'page', useLocale());
  const hasPrices = page.sections.some(({ prices, group }) => prices || group);
  const Text = hasPrices && isBookable(page) ? ChoiceRoot : 'div';
  const isShort = page.sections.every(isShortPart);
  const { closing } = page;
  // The head of a page on vouchers has the order links; on a short page the closing words become the first part.
  const isEndPart = page.isForVouchers && isShort && closing?.isByPhone;
  const sections = isEndPart
    ? [{ heading: closing.title, paragraphs: [closing.text] }, ...page.sections]
    : page.sections;
  const isInRow = isShort && sections.length > 1;
  const layout = isInRow
    ? `wrap grid gap-x-gutter gap-y-10 ${sections.length === 4 ? 'lg:grid-cols-2' : 'lg:grid-cols-[repeat(auto-fit,minmax(max(16rem,30%),1fr))]'}`
    : 'flex flex-col gap-12';
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture} intro={page.intro ? [page.intro] : []}>
        {page.isForVouchers && (
          <div id={voucherSection} className="flex flex-col gap-5">
            <VoucherText beside={wordsOf(page)} isForMinimum={!isShort} />
            <VoucherLinks look="primary" />
          </div>
        )}
      </PageHead>
      <Text className={`py-band ${layout}`}>
        {sections.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
          <Part key={index} {...{ part, page, isInRow }} />
        ))}
      </Text>
      {closing && !isEndPart && <BookingBand kind="page" current={id} closing={closing} />}
    </>
  );
}

/** Whether prices on the page can be booked: its closing has to ask to book, and not to call (as on vouchers). */
const isBookable = ({ closing }: PageOfKind<'page'>) => closing !== undefined && !closing.isByPhone;

const wordsOf = ({ intro, sections }: PageOfKind<'page'>) =>
  [intro, ...sections.flatMap(({ paragraphs }) => paragraphs)].join(' ');

type OwnPart = PageOfKind<'page'>['sections'][number];

/** Whether a part is a heading and a few words. In a column such parts would leave wide screens empty. */
const isShortPart = ({ heading, paragraphs, picture, prices, group }: OwnPart) =>
  heading !== undefined && !picture && !prices && !group && paragraphs.join('').length < 400;

type PartProps = { part: OwnPart; page: PageOfKind<'page'>; isInRow: boolean };

/** Words beside their heading, or below it in a row of short parts; a picture is below the heading or the words. */
function Part({ part: { heading, paragraphs, picture, ...part }, page, isInRow }: PartProps) {
  const group = siteGroups.find((one) => one.id === part.group);
  const rows = group?.rows ?? part.prices?.map(priceRow) ?? [];
  const title = group?.title ?? heading ?? page.heading;
  const [ratio, width, place] = heading
    ? ['lg:aspect-[4/3]', '33vw', 'lg:col-[full-start/6]! lg:row-start-2 lg:mr-7']
    : ['', '62vw', 'lg:col-[6/full-end]!'];
  return (
    <div
      className={
        isInRow
          ? 'flex flex-col gap-4 border-t border-ink/20 pt-8'
          : `page-grid gap-y-8 ${heading ? 'lg:grid-rows-[auto_1fr] lg:not-first:mt-8' : ''}`
      }
    >
      {heading && <h2 className="text-2xl lg:col-[wrap-start/span_4] lg:pr-7">{heading}</h2>}
      {paragraphs.length > 0 && (
        <div className={`prose-text lg:col-[6/wrap-end] ${heading && picture ? 'lg:row-[1/3]' : ''}`} data-reveal>
          {paragraphs.map((paragraph) => (
            <RichParagraph key={paragraph} text={paragraph} />
          ))}
        </div>
      )}
      {picture && (
        <Picture
          id={picture}
          sizes={`(min-width: 64rem) ${width}, 100vw`}
          className={`col-[full]! aspect-[3/2] ${ratio} ${place}`}
        />
      )}
      {rows.length > 0 && (
        <div className="@container relative lg:col-[6/wrap-end]">
          <PriceTable group={{ id: title, title, rows }} section={page.label} isBookable={isBookable(page)} />
          <PriceNotes rows={rows} />
        </div>
      )}
    </div>
  );
}
