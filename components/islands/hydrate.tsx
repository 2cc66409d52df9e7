import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Calls back when its children are hydrated: effects run after React has attached its listeners. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

let sheet: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once: a page carries only the styles of its first state, an island has further ones. It is
 * inserted before the page's own styles, so that those still win.
 */
function loadSheet(): Promise<unknown> | undefined {
  const own = document.querySelector<HTMLElement>('[data-sheet]');
  const href = own?.dataset.sheet;
  if (!href) return undefined;
  sheet ??= new Promise((onload, onerror) => {
    const link = document.createElement('link');
    own.before(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
  return sheet;
}

/** Makes the default export of an island's file: hydrates the HTML of its component, and resolves when that is done. */
export function hydrate<Props extends object>(Component: ComponentType<Props>) {
  return async (root: HTMLElement, data: Promise<Response>): Promise<void> => {
    const [props] = await Promise.all([data.then((response): Promise<Props> => response.json()), loadSheet()]);
    const html = root.innerHTML;
    await new Promise<void>((resolve, reject) => {
      const reactRoot = hydrateRoot(
        root,
        <Hydrated
          onHydrated={() => {
            root.dataset.state = 'hydrated';
            resolve();
          }}
        >
          <Component {...props} />
        </Hydrated>,
        {
          // React removes a tree that threw; the server's HTML is put back, so that it can still be read.
          onUncaughtError(error) {
            console.error(error);
            setTimeout(() => {
              reactRoot.unmount();
              root.innerHTML = html;
              root.dataset.state = 'failed';
              reject(error);
            });
          },
        },
      );
    });
  };
}
