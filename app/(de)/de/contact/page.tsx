import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { ContactTemplate } from '@/components/templates/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact', 'de');

export default function Page() {
  setRequestLocale('de');
  return (
    <>
      <JsonLd id="contact" />
      <ContactTemplate id="contact" />
    </>
  );
}
