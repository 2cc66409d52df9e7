import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepHeldPress } from './held-press';
import { loadSheet } from './whole-sheet';

type HydratedProps = { root: HTMLElement; onHydrated: () => void; children: ReactNode };

/** Calls back when its children are hydrated: effects run after React has attached its listeners. */
function Hydrated({ root, onHydrated, children }: HydratedProps) {
  useLayoutEffect(() => keepHeldPress(root), [root]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Replaces an island that threw by its HTML from the server, and keeps what was typed and the focus. It is not started again, as it
 * would throw again.
 */
function restoreServerHtml(
  root: HTMLElement,
  html: string,
  fields: NodeListOf<HTMLInputElement>,
  focused?: Element,
): void {
  const plain = root.cloneNode() as HTMLElement;
  plain.innerHTML = html;
  plain.dataset.state = 'failed';
  // What was pressed has waited in vain.
  for (const control of plain.querySelectorAll('[aria-busy]')) control.ariaBusy = 'false';
  for (const [index, field] of plain.querySelectorAll('input').entries()) field.value = fields[index]?.value ?? '';
  root.replaceWith(plain);
  if (!focused || document.activeElement !== document.body) return;
  plain.tabIndex = -1;
  (document.getElementById(focused.id) ?? plain).focus({ preventScroll: true });
}

/**
 * Makes the default export of an island's file: it hydrates the HTML of its component, and resolves when that is done. `loadMore`
 * fetches props that several pages share, from a file of their own.
 */
export function hydrate<Props extends object>(
  Component: ComponentType<Props>,
  loadMore?: (root: HTMLElement, again: string) => Promise<Partial<Props>>,
) {
  return async (root: HTMLElement, data?: Response, again = ''): Promise<void> => {
    const [props, more] = await Promise.all([
      data?.json() as Promise<Props>,
      loadMore?.(root, again),
      loadSheet(again),
    ]);
    // Several tries may be under way: the first that has loaded everything hydrates.
    if (root.dataset.isLoaded) return;
    root.dataset.isLoaded = 'true';
    const html = root.innerHTML;
    const fields = root.querySelectorAll('input');
    let focused = root.querySelector(':focus') ?? undefined;
    root.addEventListener('focusin', ({ target }) => {
      focused = target as Element;
    });
    await new Promise<void>((resolve, reject) => {
      const reactRoot = hydrateRoot(
        root,
        <Hydrated root={root} onHydrated={resolve}>
          <Component {...props} {...more} />
        </Hydrated>,
        {
          // React recovers by itself, for example from HTML that differs from what the props give in the browser.
          onRecoverableError: (error) => console.error(`Island ${root.dataset.island}`, error),
          // React would remove the whole island.
          onUncaughtError(error) {
            console.error(error);
            setTimeout(() => {
              reactRoot.unmount();
              restoreServerHtml(root, html, fields, focused);
              reject(error);
            });
          },
        },
      );
    });
  };
}
