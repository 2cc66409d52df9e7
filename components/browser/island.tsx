import type { ComponentProps, ReactElement } from 'react';
import { type IslandName, islandHref } from '@/lib/assets/islands';

export type IslandRootProps = ComponentProps<'div'> & {
  name: IslandName;
  /**
   * Starts the island before its first use: `view` after a second in the middle of the screen; `motion` too, unless
   * the visitor asks for less motion; `sign` at the first scroll, pointer or key, unless the visitor saves data.
   */
  startsIn?: 'view' | 'motion' | 'sign';
  /** Keys, separated by spaces: one set in the session storage starts the island in view, one in the hash at once. */
  stored?: string;
};

/** A part of a page whose script is loaded at its first use (start-islands.ts). */
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
  /** The component to hydrate; its props must be plain data, because the browser gets them as JSON. */
  children: ReactElement<object>;
};

/** Returns attributes that make status.ts load a script: from a day (`YYYY-MM-DD`) on, or at once. */
export const timedScript = (name: IslandName, from?: string) => ({
  'data-src': islandHref(name),
  'data-from': from,
  'data-until': '9999',
});

/** A script that is loaded from the day on (`YYYY-MM-DD`) from which the built HTML is out of date. */
export function TimedScript({ name, from }: { name: IslandName; from: string }) {
  return <span hidden {...timedScript(name, from)} />;
}

/** A part of a page that React hydrates once its script is loaded. `next dev` hydrates the whole page instead. */
export function Island({ children, className, ...rest }: IslandProps) {
  if (process.env.NODE_ENV === 'development')
    return (
      <div data-state="hydrated" className={className}>
        {children}
      </div>
    );
  // scripts/finish/static-page.ts moves the props into a file, and puts the file's address here.
  return (
    <IslandRoot {...rest} data-props={JSON.stringify(children.props)} className={className}>
      {children}
    </IslandRoot>
  );
}
