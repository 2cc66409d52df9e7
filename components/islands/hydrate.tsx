import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepHeldPress } from '@/components/ui/held-press';
import { loadSheet } from '@/components/ui/whole-sheet';

type HydratedProps = { root: HTMLElement; onHydrated: () => void; children: ReactNode };

/** Calls back when its children are hydrated: effects run after React has attached its listeners. */
function Hydrated({ root, onHydrated, children }: HydratedProps) {
  useLayoutEffect(() => keepHeldPress(root), [root]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Puts back what an island has in its page's file, with what was typed and the focus. */
function restore(root: HTMLElement, html: string, fields: NodeListOf<HTMLInputElement>, focused?: Element): void {
  root.innerHTML = html;
  for (const [index, field] of root.querySelectorAll('input').entries()) field.value = fields[index]?.value ?? '';
  if (!focused || document.activeElement !== document.body) return;
  root.tabIndex = -1;
  (document.getElementById(focused.id) ?? root).focus({ preventScroll: true });
}

/** Makes the default export of an island's file: hydrates the HTML of its component, and resolves when that is done. */
export function hydrate<Props extends object>(Component: ComponentType<Props>) {
  return async (root: HTMLElement, data?: Response): Promise<void> => {
    const [props] = await Promise.all([data?.json() as Promise<Props>, loadSheet()]);
    const html = root.innerHTML;
    const fields = root.querySelectorAll('input');
    let focused = root.querySelector(':focus') ?? undefined;
    root.addEventListener('focusin', ({ target }) => {
      focused = target as Element;
    });
    await new Promise<void>((resolve, reject) => {
      const reactRoot = hydrateRoot(
        root,
        <Hydrated
          root={root}
          onHydrated={() => {
            for (const pressed of root.querySelectorAll('[aria-busy]')) pressed.removeAttribute('aria-busy');
            resolve();
          }}
        >
          <Component {...props} />
        </Hydrated>,
        {
          // Such as HTML that differs from what the same props give here.
          onRecoverableError: (error) => console.error(`Island ${root.dataset.island}`, error),
          // React removes a tree that threw.
          onUncaughtError(error) {
            console.error(error);
            setTimeout(() => {
              reactRoot.unmount();
              restore(root, html, fields, focused);
              root.dataset.state = 'failed';
              reject(error);
            });
          },
        },
      );
    });
  };
}
