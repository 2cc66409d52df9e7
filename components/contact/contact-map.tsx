import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import { StatusSlot } from '@/components/layout/status-slot';
import { buttonClasses } from '@/components/ui/button';
import type { PictureId } from '@/content/schema/pictures';
import { drawnMap } from '@/lib/content/content';
import { contactCardPath } from '@/lib/links/contact-card';
import { directionsHref, telHref } from '@/lib/links/contact-links';
import { assetPath } from '@/lib/links/site';
import { ContactList } from './contact-list';
import { MapPanel } from './map-panel';

export type ContactMapProps = {
  id?: string;
  heading?: string;
  intro?: string;
  isDetailed?: boolean;
  /** In place of the map, where the page has shown it already. */
  picture?: PictureId;
};

/** Address, hours and ways to reach the salon on one side, the map on the other; what is drawn reaches below the words. */
export function ContactMap({ id, heading, intro, isDetailed, picture }: ContactMapProps) {
  const t = useTranslations();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby="contact-titre"
      className={`page-grid ${drawnMap ? 'overflow-clip bg-linen' : ''}`}
    >
      <div className="z-1 py-band lg:col-[wrap-start/span_6] lg:self-center lg:pr-4" data-reveal>
        <h2 id="contact-titre" className="text-3xl lg:text-4xl">
          {heading ?? t('contact.title')}
        </h2>
        {intro && <p className="mt-6 max-w-text text-stone">{intro}</p>}
        {/* Else the drawing says it. */}
        {(picture || !drawnMap) && <StatusSlot className="mt-8" />}
        <ContactList className="mt-5 max-w-text" isDetailed={isDetailed} />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
          <a href={telHref()} className={buttonClasses.primary}>
            {t('booking.call')}
          </a>
          <ExternalLink href={directionsHref()} className="quiet-link text-lacquer">
            {t('contact.directions')}
          </ExternalLink>
          <a href={assetPath(contactCardPath)} download className="quiet-link text-lacquer">
            {t('contact.save_card')}
          </a>
        </div>
      </div>
      {picture ? (
        <Picture
          id={picture}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="col-[full]! aspect-[4/3] md:aspect-[8/7] lg:col-[8/full-end]! lg:aspect-auto lg:[contain:size] print:hidden"
        />
      ) : (
        <MapPanel className="col-[full]! lg:col-[8/full-end]!" />
      )}
    </section>
  );
}
