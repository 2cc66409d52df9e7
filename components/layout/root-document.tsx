import type { ReactNode } from 'react';
import { DevelopmentScript } from './development-script';
import '@/lib/assets/fonts';
import { pageScript, speculationRules } from '@/lib/assets/islands';
import { openDays } from '@/lib/content/open-days';
import { statusData } from '@/lib/dates/opening-hours';
import { type Locale, tagOf } from '@/lib/i18n/locale';
import { messagesIn } from '@/lib/i18n/messages';
import { assetPath } from '@/lib/links/site';
import { problemsFile } from '@/lib/problem-overlay';

export function RootDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={tagOf(locale)}>
      <body data-hours={JSON.stringify(statusData(openDays(), messagesIn(locale).status, locale))}>
        {children}
        {process.env.NODE_ENV === 'development' ? (
          <DevelopmentScript code={pageScript()} problems={assetPath(problemsFile)} />
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
