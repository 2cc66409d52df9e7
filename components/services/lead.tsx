import { useTranslations } from 'next-intl';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { BookingLink, PhoneLink } from '@/components/layout/contact-links';
import { PageHead } from '@/components/layout/page-head';
import { Paragraphs } from '@/components/layout/paragraphs';
import { Picture } from '@/components/layout/picture';
import type { LeadLook, PageId } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';
import { bookingVariantOf } from '@/lib/content/pages';
import { veilStyle } from '@/lib/generated/veils';
import { BeforeBooking } from './before-booking';
import { ShadeCard, ShadeStrip } from './shade-card';

export type LeadProps = {
  id: PageId;
  page: { heading: string; picture: PictureId; opening: LeadLook; beforeBooking?: string };
  /** What brings visitors here, in their words; it stands with the ways to book. */
  question?: string;
  text: readonly string[];
};

/** Letters from which a text has columns: a shorter one would leave a line by itself in its second. */
const LEAST_FOR_COLUMNS = 281;

/** How a page begins, in the way that it has chosen. */
export function Lead({ id, page, question, text }: LeadProps) {
  const { heading, picture, opening, beforeBooking } = page;
  const asked = question && <p className="font-display text-xl text-lacquer text-balance">{question}</p>;
  const paragraphs = <Paragraphs texts={text} />;
  switch (opening) {
    case 'over':
      return (
        <>
          <div className="wrap py-5 lg:py-7">
            <Breadcrumbs id={id} />
          </div>
          <div
            data-head
            className="on-dark relative isolate grid min-h-[min(34rem,72svh)] items-end bg-ink text-paper md:min-h-[min(40vw,64svh)] md:items-center print:block print:min-h-0 print:bg-transparent print:text-ink"
          >
            <Picture id={picture} isPriority sizes="100vw" className="absolute inset-0 -z-10 print:hidden" />
            <div className="lead-veil absolute inset-0 -z-10 print:hidden" style={veilStyle(id)} />
            <div className="wrap min-w-0 py-8 lg:py-12">
              <h1 className="max-w-[13ch] text-3xl lg:text-4xl">{heading}</h1>
              {question && <p className="mt-5 mb-3 max-w-[34ch] font-display text-xl text-balance">{question}</p>}
              {question && <WaysToBook id={id} before={beforeBooking} isOnDark />}
            </div>
          </div>
          <div
            className={`wrap pt-10 text-lg lg:pt-16 ${text.join().length >= LEAST_FOR_COLUMNS ? '[orphans:4] lg:columns-2 lg:gap-x-16' : ''}`}
          >
            {paragraphs}
          </div>
        </>
      );
    case 'under':
      return (
        <>
          <Picture
            id={picture}
            isPriority
            sizes="100vw"
            className="h-[clamp(8.5rem,24vw,44svh)] [mask:linear-gradient(#000_80%,transparent)] print:hidden"
          />
          <div data-head className="page-grid gap-y-5 pt-2 lg:gap-y-9">
            <Breadcrumbs id={id} />
            <h1 className="text-3xl lg:text-[clamp(4rem,0.5rem+6.1vw,8.5rem)]">{heading}</h1>
            {question ? (
              <>
                <div className="lg:col-[wrap-start/span_5]">
                  {asked}
                  <WaysToBook id={id} before={beforeBooking} />
                </div>
                <div className="lg:col-[8/wrap-end]">{paragraphs}</div>
              </>
            ) : (
              <div className="grid gap-x-gutter gap-y-5 lg:grid-cols-2">{paragraphs}</div>
            )}
          </div>
        </>
      );
    case 'shades':
      return (
        <>
          <ShadeStrip className="shade-strip h-20 lg:hidden" />
          <div data-head className="shade-head page-grid gap-y-8 pt-5 lg:pt-7">
            <Breadcrumbs id={id} />
            <div className="shade-words flex flex-col gap-5 lg:col-[wrap-start/span_6] lg:row-start-2 lg:self-center lg:pr-12">
              <h1 className="text-3xl lg:text-[clamp(3rem,1rem+3.5vw,5.5rem)]">{heading}</h1>
              {asked}
              {question && <WaysToBook id={id} before={beforeBooking} />}
              {paragraphs}
            </div>
            <ShadeCard page={id} className="lg:min-h-[max(34rem,min(44vw,76svh))]" />
          </div>
        </>
      );
    default:
      return (
        <PageHead id={id} heading={heading} picture={picture}>
          {asked}
          {question && <WaysToBook id={id} before={beforeBooking} />}
          {paragraphs}
        </PageHead>
      );
  }
}

function WaysToBook({ id, before, isOnDark = false }: { id: PageId; before?: string; isOnDark?: boolean }) {
  const t = useTranslations('booking');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-2 pt-4 md:pb-3 print:hidden" data-cta="head">
        <BookingLink look={isOnDark ? 'light' : 'primary'} variant={bookingVariantOf(id)}>
          {t('book')}
        </BookingLink>
        <PhoneLink className={`quiet-link ${isOnDark ? '' : 'text-lacquer'}`} isSentence />
      </p>
      {before && <BeforeBooking text={before} className="max-md:mt-3" />}
    </>
  );
}
