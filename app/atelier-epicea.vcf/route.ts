import { contactCard } from '@/lib/links/contact-card';

export const dynamic = 'force-static';

export function GET() {
  return new Response(contactCard(), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
