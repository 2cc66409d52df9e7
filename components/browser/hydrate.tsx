import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { keepHeldPress } from './held-press';
import type { SentNodes } from './start-islands';
import { loadSheet } from './whole-sheet';

type HydratedProps = { onDrawn: () => void; onHydrated: () => void; children: ReactNode };

/** Calls back when the children are drawn, and when they are hydrated: effects run after React attaches listeners. */
function Hydrated({ onDrawn, onHydrated, children }: HydratedProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Undoes changes of translators and extensions to an island's nodes, so that React can hydrate the server's HTML. */
function restoreNodes(sent: SentNodes): void {
  for (const [element, ...nodes] of sent) {
    for (const node of [...element.childNodes]) if (!nodes.includes(node)) node.remove();
    for (const [index, node] of nodes.entries()) {
      const there = element.childNodes[index];
      if (there !== node) element.insertBefore(node, there ?? null);
    }
  }
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Remembers values and focus of an island's fields; the returned function restores both in new elements. */
function keepInput(root: HTMLElement): (place: HTMLElement) => void {
  let fields = [...root.querySelectorAll('input')];
  let focused = root.querySelector<HTMLInputElement>(':focus');
  root.addEventListener('focusin', ({ target }) => {
    focused = target as HTMLInputElement;
  });
  return (place) => {
    const now = [...place.querySelectorAll('input')];
    for (const [index, { id, value }] of fields.entries()) {
      const field = now.find((one, at) => one.id === id && (id || at === index));
      if (!field || field.value === value) continue;
      // The native setter, because React overrides `value` and would not notice the change.
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    fields = now;
    if (!focused || document.activeElement !== document.body) return;
    const { id, selectionStart, selectionEnd } = focused;
    const next = document.getElementById(id) as HTMLInputElement | null;
    if (!next) place.tabIndex = -1;
    (next ?? place).focus({ preventScroll: true });
    // A field of type `email` has no selection.
    if (typeof next?.selectionStart === 'number') next.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Replaces an island that threw an error by its HTML from the server, and does not start it again. */
function restoreServerHtml(root: HTMLElement, html: string): HTMLElement {
  const plain = root.cloneNode() as HTMLElement;
  plain.innerHTML = html;
  plain.dataset.state = 'failed';
  // Presses that waited for the island will not be repeated.
  for (const control of plain.querySelectorAll('[aria-busy]')) control.ariaBusy = 'false';
  root.replaceWith(plain);
  return plain;
}

/** Returns the default export of an island's module. `loadMore` fetches props that pages share. */
export function hydrate<Props extends object>(
  Component: ComponentType<Props>,
  loadMore?: (root: HTMLElement) => Promise<Partial<Props>>,
) {
  return async (root: HTMLElement, data?: Response, sent: SentNodes = []): Promise<void> => {
    const [props, more] = await Promise.all([data?.json() as Promise<Props>, loadMore?.(root), loadSheet()]);
    // Several tries may be loading: the first one that has loaded everything hydrates.
    if (root.dataset.isLoaded) return;
    root.dataset.isLoaded = 'true';
    keepHeldPress(root);
    const giveBack = keepInput(root);
    const onDrawn = () => giveBack(root);
    await new Promise<void>((resolve, reject) => {
      // Synchronously, because a translator would change the restored nodes again.
      flushSync(() => {
        restoreNodes(sent);
        const html = root.innerHTML;
        const reactRoot = hydrateRoot(
          root,
          <Hydrated onDrawn={onDrawn} onHydrated={resolve}>
            <Component {...props} {...more} />
          </Hydrated>,
          {
            // React recovers by itself, for example from HTML that differs from what the props give in the browser.
            onRecoverableError: (error) => console.error(`Island ${root.dataset.island}`, error),
            // By itself React would remove the whole island.
            onUncaughtError(error) {
              console.error(error);
              setTimeout(() => {
                reactRoot.unmount();
                giveBack(restoreServerHtml(root, html));
                reject(error);
              });
            },
          },
        );
      });
    });
  };
}
