import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Says that what it holds works now: effects run once React listens. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

let sheet: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once: a page has only the styles of what it shows, an island has further states. It stands
 * before those styles, whose classes have other names: what the page shows keeps its looks.
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

/** What the file of an island exports: takes over the HTML of its component, and resolves once that works. */
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
          // React leaves nothing of a tree it has failed on; what the server wrote can still be read.
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
