import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from '@/components/ui/button';
import { type KindWithBand, pageKinds } from '@/lib/content/page-kinds';
import { canBook } from '@/lib/links/contact-links';
import type { Closing, PageId } from '@/lib/schema/pages';
import type { PictureId } from '@/lib/schema/pictures';
import { BookingLink, ChatLink, PhoneLink, useGreeting } from './contact-links';
import { Hours } from './hours';
import { LogoMark } from './logo';
import { Picture } from './picture';

type Look = (typeof pageKinds)[KindWithBand]['band'];

const watermark =
  'pointer-events-none absolute right-gutter -bottom-5 -z-10 h-1/3 w-auto md:h-[70%] lg:right-[8%] lg:h-[88%]';

const styles: Record<Look, { ground: string; backdrop?: ReactNode; button: ButtonLook; columns?: string }> = {
  spruce: {
    ground: 'on-dark bg-spruce text-paper',
    backdrop: <LogoMark className={`${watermark} text-paper/7`} />,
    button: 'light',
  },
  linen: {
    ground: 'bg-linen',
    backdrop: <LogoMark className={`${watermark} text-greige/55`} />,
    button: 'primary',
  },
  picture: { ground: 'on-dark bg-ink text-paper', button: 'light' },
  lacquer: {
    ground: 'on-dark bg-lacquer text-paper',
    button: 'light',
    columns: 'lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-24',
  },
  blush: {
    ground: 'bg-blush',
    button: 'primary',
    columns: 'lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-24',
  },
  line: { ground: 'bg-linen', button: 'primary', columns: 'lg:grid-cols-[1fr_auto] lg:items-center lg:gap-x-16' },
};

export type BookingBandProps = {
  kind: KindWithBand;
  /** In place of the look of the page's kind. */
  look?: Look;
  /** In place of the words of the page's kind. */
  closing?: Closing;
  /** Picture for the look `picture`; without it that look becomes `linen`. */
  picture?: PictureId;
  id?: string;
  variant?: 'services';
  /** The page: if its closing asks for a call, the draft of a message names the page. */
  current?: PageId;
};

/** Section with a link to book, at the end of a page before the footer, or within the home page. */
export function BookingBand({ kind, look: other, closing, picture, id, variant, current }: BookingBandProps) {
  const t = useTranslations();
  const greeting = useGreeting(current);
  const usual = other ?? pageKinds[kind].band;
  const look = usual === 'picture' && !picture ? 'linen' : usual;
  const { ground, backdrop, button, columns = '' } = styles[look];
  const words =
    kind === 'service' || kind === 'landing'
      ? { title: t(`endings.${kind}.title`), text: t(`endings.${kind}.text`) }
      : { title: t('booking.cta_title'), text: t('booking.cta_description') };
  const { title, text, isByPhone } = closing ?? { ...words, isByPhone: false };
  const isLine = look === 'line';
  const isWithTitle = columns !== '';
  const sentence = <p className={isLine ? 'mt-2' : 'mt-3 max-w-text text-balance md:mt-5 md:text-lg'}>{text}</p>;
  return (
    <section
      id={id}
      aria-labelledby="reserver-titre"
      className={`relative isolate overflow-clip print:hidden ${ground}`}
    >
      {backdrop}
      {look === 'picture' && picture && (
        <>
          <Picture id={picture} alt="" sizes="100vw" className="absolute inset-0 -z-10" />
          {/* So dense under the words that they are legible even over a white picture. */}
          <div className="absolute inset-0 -z-10 bg-ink/70 md:bg-ink/86 md:[mask:linear-gradient(to_right,#000,rgb(0_0_0/0.82)_55%,rgb(0_0_0/0.06))]" />
        </>
      )}
      <div className={`wrap grid ${isLine ? 'gap-y-2 py-8' : 'py-ending'} ${columns}`} data-reveal>
        <div className={backdrop ? 'md:max-w-[60%] xl:max-w-[68%]' : ''}>
          <h2 id="reserver-titre" className={isLine ? 'text-2xl' : 'text-2xl lg:text-3xl'}>
            {title}
          </h2>
          {isWithTitle && sentence}
        </div>
        <div>
          {!isWithTitle && sentence}
          <div
            data-cta={isLine ? 'end' : ''}
            className={`flex flex-wrap items-center gap-x-8 gap-y-2 ${isLine ? '' : 'mt-4 md:mt-6'}`}
          >
            {/* On the price list: the button beside the list is hidden while this button is on screen. */}
            {isLine && (
              <BookingLink className={`${buttonClasses.primary} book-now max-lg:hidden`}>
                {t('booking.book_now')}
              </BookingLink>
            )}
            {!isLine && !isByPhone && (
              <BookingLink look={button} variant={variant}>
                {t(kind === 'blog' ? 'blog.book' : 'booking.book')}
              </BookingLink>
            )}
            {(isLine || isByPhone || canBook) && (
              <PhoneLink className={isByPhone ? buttonClasses[button] : 'quiet-link'} isSentence />
            )}
            {(isLine || isByPhone || !canBook) && (
              <ChatLink draft={greeting} className="quiet-link">
                {t('booking.whatsapp')}
              </ChatLink>
            )}
          </div>
          {look === 'blush' && (
            <p className="mt-3 lg:mt-5">
              <Hours />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
