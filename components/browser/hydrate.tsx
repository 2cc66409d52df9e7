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
 * Puts an island as its page's file has it in the place of one that threw, with what was typed and the focus. It stays so: nothing
 * listens to it, as what throws once would throw again.
 */
function putBack(root: HTMLElement, html: string, fields: NodeListOf<HTMLInputElement>, focused?: Element): void {
  const plain = root.cloneNode() as HTMLElement;
  plain.innerHTML = html;
  plain.dataset.state = 'failed';
  for (const [index, field] of plain.querySelectorAll('input').entries()) field.value = fields[index]?.value ?? '';
  root.replaceWith(plain);
  if (!focused || document.activeElement !== document.body) return;
  plain.tabIndex = -1;
  (document.getElementById(focused.id) ?? plain).focus({ preventScroll: true });
}

/**
 * Makes the default export of an island's file: hydrates the HTML of its component, and resolves when that is done. `loadMore` brings
 * props that the page leaves to a file of their own.
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
    // Of several tries the first that has everything.
    if (root.dataset.isTaken) return;
    root.dataset.isTaken = 'true';
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
          // Such as HTML that differs from what the same props give here.
          onRecoverableError: (error) => console.error(`Island ${root.dataset.island}`, error),
          // React removes a tree that threw.
          onUncaughtError(error) {
            console.error(error);
            setTimeout(() => {
              reactRoot.unmount();
              putBack(root, html, fields, focused);
              reject(error);
            });
          },
        },
      );
    });
  };
}
