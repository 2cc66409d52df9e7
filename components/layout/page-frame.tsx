import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PageId } from '@/lib/schema/pages';
import { jsonLdFor, serializeJsonLd } from '@/lib/seo/json-ld/graph';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header } from './header';

export type PageFrameProps = {
  /** Id of the page; absent on the not-found page. */
  id?: PageId;
  children: ReactNode;
};

export function PageFrame({ id, children }: PageFrameProps) {
  const t = useTranslations('a11y');
  const toasts = useTranslations('toasts');
  const locale = useLocale();
  return (
    <>
      <a
        href="#contenu"
        className="focus-inside fixed top-2 left-2 z-50 [translate:0_-200%] rounded-sm bg-lacquer px-5 py-3 font-medium text-paper focus:[translate:0] print:hidden"
      >
        {t('skip')}
      </a>
      <Header current={id} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer current={id} />
      <BottomBar current={id} />
      <p
        role="alert"
        className="not-loaded fixed right-0 bottom-0 z-60 m-4 max-w-96 bg-lacquer px-5 py-4 text-paper bottom-bar-shown:bottom-16 print:hidden"
      >
        {t('not_loaded')}
      </p>
      {/* F8 focuses this area, until toast.tsx puts its own area, with the same name, into it. */}
      <section id="toasts" tabIndex={-1} aria-label={toasts('area', { hotkey: 'F8' })} />
      {id && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every `<` escaped.
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(jsonLdFor(id, locale)) }}
        />
      )}
    </>
  );
}
