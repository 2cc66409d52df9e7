import { useLocale } from 'next-intl';
import type { PageId } from '@/content/schema/pages';
import { jsonLdFor, serializeJsonLd } from '@/lib/seo/json-ld/graph';

export type JsonLdProps = { id: PageId };

/** Structured data of a page, for search engines. */
export function JsonLd({ id }: JsonLdProps) {
  const locale = useLocale();
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every `<` escaped.
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLdFor(id, locale)) }}
    />
  );
}
