import type { ComponentProps, ReactElement } from 'react';
import { type IslandName, islandHref } from '@/lib/assets/islands';

export type IslandRootProps = ComponentProps<'div'> & {
  name: IslandName;
  /**
   * Starts unused: once it has stayed in the middle of the screen, always (`view`) or unless motion is reduced (`motion`); or at the
   * visitor's first scroll, pointer or key, unless data is saved (`sign`).
   */
  startsIn?: 'view' | 'motion' | 'sign';
  /** Keys, separated by spaces: it also starts in view if the session storage has one of them, and at once if the address's hash begins with one. */
  stored?: string;
};

/** A part of a page whose script is loaded at the first interaction (components/browser/start-islands.ts). */
export function IslandRoot({ name, startsIn, stored, ...rest }: IslandRootProps) {
  return (
    <div
      data-island={islandHref(name)}
      // `inert` until the page's script listens; then it becomes static, hydrated or failed.
      data-state="inert"
      data-start={startsIn}
      data-stored={stored}
      {...rest}
    />
  );
}

export type IslandProps = Omit<IslandRootProps, 'children'> & {
  /** The component to hydrate; its props are sent to the browser as JSON, so they must be plain data. */
  children: ReactElement<object>;
};

/** Attributes of an element whose script the page's own loads (components/browser/status.ts): from a day (`YYYY-MM-DD`) on, or at once. */
export const timedScript = (name: IslandName, from?: string) => ({
  'data-src': islandHref(name),
  'data-from': from,
  'data-until': '9999',
});

/** A script that is loaded from a day on, because what the build wrote is out of date then. */
export function TimedScript({ name, from }: { name: IslandName; from: string }) {
  return <span hidden {...timedScript(name, from)} />;
}

/**
 * A part of a page that React hydrates once its script has loaded. Until then, and if loading fails, it is the server's HTML.
 * `next dev` hydrates the whole page instead.
 */
export function Island({ children, className, ...rest }: IslandProps) {
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-state="hydrated" className={className}>
        {children}
      </div>
    );
  // scripts/finish/static-page.ts moves the props into a file, and puts its address here.
  return (
    <IslandRoot {...rest} data-props={JSON.stringify(children.props)} className={className}>
      {children}
    </IslandRoot>
  );
}
