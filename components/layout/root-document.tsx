import type { ReactNode } from 'react';
import { DevelopmentScript } from '@/components/layout/development-script';
import { fontVariables } from '@/lib/generated/fonts';
import { pageScript, speculationRules } from '@/lib/generated/page-script';

export type RootDocumentProps = { lang: 'fr-CH' | 'de-CH'; children: ReactNode };

/** The document around a page, with the one script that every page carries. */
export function RootDocument({ lang, children }: RootDocumentProps) {
  return (
    <html lang={lang} className={fontVariables}>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' ? (
          <DevelopmentScript code={pageScript()} />
        ) : (
          <>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules. */}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules() }} />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, as bundled. */}
            <script data-page-script dangerouslySetInnerHTML={{ __html: pageScript() }} />
          </>
        )}
      </body>
    </html>
  );
}
