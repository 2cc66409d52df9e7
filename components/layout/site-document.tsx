import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BottomBar } from '@/components/layout/bottom-bar';
import { Footer } from '@/components/layout/footer';
import { HashFocus } from '@/components/layout/hash-focus';
import { Header } from '@/components/layout/header';
import { PageTransition } from '@/components/motion/page-transition';
import { Reveal } from '@/components/motion/reveal';
import { NoticeArea } from '@/components/ui/notice-area';
import { fontVariables } from '@/lib/fonts';

export type SiteDocumentProps = { lang: 'fr-CH' | 'de-CH'; children: ReactNode };

/** What stands around every page: skip link, header, main, footer and the phone's bottom bar. */
export function SiteDocument({ lang, children }: SiteDocumentProps) {
  const t = useTranslations();
  return (
    <html lang={lang} className={fontVariables} data-scroll-behavior="smooth">
      <body>
        <a
          href="#contenu"
          className="focus-inside fixed top-2 left-2 z-50 -translate-y-[200%] rounded-sm bg-lacquer px-5 py-3 font-medium text-paper focus:translate-y-0 print:hidden"
        >
          {t('a11y.skip')}
        </a>
        <Header />
        <main id="contenu" tabIndex={-1}>
          <PageTransition>{children}</PageTransition>
        </main>
        <Footer />
        <BottomBar />
        <Reveal />
        <HashFocus />
        <NoticeArea labels={{ area: t.raw('notices.area'), label: t('notices.label'), close: t('notices.close') }} />
      </body>
    </html>
  );
}
