import { BookingBand } from '@/components/sections/booking-band';
import { LandingBody } from '@/components/sections/landing-body';
import { RelatedLinks } from '@/components/sections/related-links';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind } from '@/lib/content/pages';

/** A page for one thing visitors search for. */
export function LandingTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'landing');
  return (
    <>
      <LandingBody id={id} page={page} />
      <div className="border-t border-ink/15">
        <RelatedLinks routes={page.related} />
      </div>
      <BookingBand kind="landing" />
    </>
  );
}
