import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHead } from '@/components/layout/page-head';
import { Paragraphs } from '@/components/layout/paragraphs';
import { Picture } from '@/components/layout/picture';
import { overlayStyle } from '@/lib/assets/overlays';
import type { LeadLook, PageId } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';
import { ShadeCard, ShadeStrip } from './shade-card';

export type LeadProps = {
  id: PageId;
  page: { heading: string; picture: PictureId; opening: LeadLook };
  question?: string;
  text: readonly string[];
  facts?: ReactNode;
  /** Whether the text comes before the prices, in the usual layout (`beside`). */
  isTextFirst?: boolean;
  /** Whether the first service card below shows the same picture, which the usual layout then omits. */
  isPictureBelow?: boolean;
  children: ReactNode;
};

/** Head of a page, in the layout of its field `opening`. */
export function Lead({ id, page, question, text, facts, isTextFirst, isPictureBelow, children }: LeadProps) {
  const { heading, picture, opening } = page;
  // Beside a picture there is no space for question and answer: they are below it, side by side.
  const asked = question && <p className="font-display text-xl text-lacquer text-balance not-first:pt-5">{question}</p>;
  const answer = (
    <>
      {asked}
      <Paragraphs texts={text} />
    </>
  );
  const answerBelow = (
    <>
      <div className="pt-4 lg:col-[wrap-start/span_6] lg:pt-0">{asked}</div>
      <div className="lg:col-[8/wrap-end]">
        <Paragraphs texts={text} />
      </div>
    </>
  );
  const first = facts ?? children;
  const second = (
    <>
      {facts && children}
      {answer}
    </>
  );
  switch (opening) {
    case 'over':
      return (
        <>
          <div className="wrap py-5 lg:py-7">
            <Breadcrumbs id={id} />
          </div>
          <div
            data-head
            className="on-dark relative isolate grid min-h-[min(17rem,36svh)] items-end bg-ink text-paper md:min-h-[min(36vw,44svh)] md:items-center print:block print:min-h-0 print:bg-transparent print:text-ink"
          >
            <Picture id={picture} isPriority sizes="100vw" className="absolute inset-0 -z-10 print:hidden" />
            <div className="lead-overlay absolute inset-0 -z-10 print:hidden" style={overlayStyle(id)} />
            <div className="wrap min-w-0 py-6 lg:py-10">
              <h1 className="max-w-[10em] text-3xl lg:text-4xl">{heading}</h1>
            </div>
          </div>
          <div className="page-grid gap-y-8 pt-6 lg:pt-9">
            <div className="flex flex-col gap-5 lg:col-[wrap-start/span_6] lg:pr-10">{first}</div>
            <div className="flex flex-col gap-5 lg:col-[8/wrap-end] lg:text-lg">{second}</div>
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
            className={`${facts ? 'h-[clamp(6rem,24vw,28svh)]' : 'h-[clamp(8.5rem,20vw,20svh)]'} print:hidden`}
          />
          <div data-head className="page-grid gap-y-4 pt-2 lg:gap-y-9">
            <Breadcrumbs id={id} />
            <h1 className="text-3xl lg:text-[clamp(4rem,0.5rem+5vw,6.5rem)]">{heading}</h1>
            <div className="flex flex-col gap-5 lg:col-[wrap-start/span_6] lg:pr-10">{first}</div>
            <div className="flex flex-col gap-5 lg:col-[8/wrap-end]">{facts ? children : answer}</div>
            {facts && answerBelow}
          </div>
        </>
      );
    case 'shades':
      return (
        <>
          <ShadeStrip className="shade-strip h-20 md:hidden" />
          <div data-head className="shade-head page-grid gap-y-8 pt-5 lg:pt-7">
            <Breadcrumbs id={id} />
            <div className="shade-words flex flex-col gap-5 lg:col-[wrap-start/span_6] lg:row-start-2 lg:self-start lg:pt-10 lg:pb-7 lg:pr-8">
              <h1 className="text-3xl lg:text-[clamp(3rem,0.6rem+3.75vw,5.5rem)]">{heading}</h1>
              {first}
              {second}
            </div>
            <ShadeCard className="lg:min-h-[max(34rem,min(44vw,76svh))]" />
          </div>
        </>
      );
    default:
      return (
        <>
          <PageHead
            id={id}
            heading={heading}
            picture={isPictureBelow ? undefined : picture}
            isDense={facts !== undefined || isPictureBelow}
          >
            {isTextFirst && answer}
            {first}
            {facts && children}
          </PageHead>
          {!isTextFirst && <div className="page-grid gap-y-4 pt-4 lg:pt-16">{answerBelow}</div>}
        </>
      );
  }
}
