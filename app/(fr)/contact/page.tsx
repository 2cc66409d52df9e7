import { setRequestLocale } from 'next-intl/server';
import { ContactTemplate } from '@/components/templates/contact';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('contact');

export default function Page() {
  setRequestLocale('fr');
  return <ContactTemplate id="contact" />;
}
