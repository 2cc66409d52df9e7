import type { ComponentProps, ReactElement } from 'react';
import { type IslandName, islandHref } from '@/lib/generated/islands';

export type IslandRootProps = ComponentProps<'div'> & {
  name: IslandName;
  /** Starts without being used, once it has stayed in the middle of the screen: always, or only without reduced motion. */
  startsIn?: 'view' | 'motion';
  /** Starts in view as well where the visitor's session storage has one of these keys, and at once where the address ends with one. */
  stored?: string;
};

/** A part of a page whose script is loaded at the first interaction (components/browser/start-islands.ts). */
export function IslandRoot({ name, startsIn, stored, ...rest }: IslandRootProps) {
  return (
    <div
      data-island={islandHref(name)}
      // Until the page's script listens; then static, hydrated or failed.
      data-state="inert"
      data-start={startsIn}
      data-stored={stored}
      {...rest}
    />
  );
}

export type IslandProps = Omit<IslandRootProps, 'children'> & {
  /** The component that works in the browser; its props go there too, so they must be plain data. */
  children: ReactElement<object>;
};

/** Of an element whose script the page's own loads (components/browser/status.ts), from a day (`YYYY-MM-DD`) on or at once. */
export const timedScript = (name: IslandName, from?: string) => ({
  'data-src': islandHref(name),
  'data-from': from,
  'data-until': '9999',
});

/** A script that comes from a day on, as what the build wrote is over then. */
export function TimedScript({ name, from }: { name: IslandName; from: string }) {
  return <span hidden {...timedScript(name, from)} />;
}

/**
 * A part of a page that React hydrates when its script comes. Until then, and where that fails, it is the server's HTML. `next dev`
 * hydrates the whole page instead.
 */
export function Island({ children, className, ...rest }: IslandProps) {
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-state="hydrated" className={className}>
        {children}
      </div>
    );
  // The props become the address of a file when the export is finished (scripts/finish/static-page.ts).
  return (
    <IslandRoot {...rest} data-props={JSON.stringify(children.props)} className={className}>
      {children}
    </IslandRoot>
  );
}
