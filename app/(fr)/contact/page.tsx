import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { ContactTemplate } from '@/components/templates/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact');

export default function Page() {
  setRequestLocale('fr');
  return (
    <>
      <JsonLd id="contact" />
      <ContactTemplate id="contact" />
    </>
  );
}
