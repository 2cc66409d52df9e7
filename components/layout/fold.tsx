import type { ReactNode } from 'react';

/** Text folded under its heading; opened by a press, by a search in the page, and on paper. */
export function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="opens-on-paper border-b border-ink/20 first:border-t">
      <summary className="cursor-pointer py-4 pl-5.5 -indent-5.5 text-xl marker:text-base marker:text-lacquer hover:text-lacquer lg:py-6 lg:text-2xl">
        <h2 className="inline pl-1 text-[length:inherit]">{heading}</h2>
      </summary>
      <div className="pt-1 pb-8 lg:pb-10">{children}</div>
    </details>
  );
}
