import { expect, type Page } from '@playwright/test';
import { mainLocale, navigation } from '@/lib/content/content';
import { getPage } from '@/lib/content/pages';
import { cleanLine } from '@/lib/i18n/clean-text';
import { pathOf } from '@/lib/links/href';
import { fileFor, openFile } from '@/scripts/inspect/exported-site';

type Kind = (url: URL) => boolean;

export const isScript: Kind = ({ pathname }) => pathname.endsWith('.js');
export const isFont: Kind = ({ pathname }) => pathname.endsWith('.woff2');
export const isPicture: Kind = ({ pathname }) => pathname.includes('/pictures/');

/** Makes requests to these addresses fail. */
export async function cutOff(page: Page, ...kinds: Kind[]): Promise<void> {
  await page.route(
    (url) => kinds.some((isOfKind) => isOfKind(url)),
    (route) => route.abort(),
  );
}

/** Delays requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, isMeant: Kind): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isMeant, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const asRead = (text: string | null) => cleanLine(text ?? '');

/** Fails unless a page has all texts of its exported file, and its headings are visible. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  const parts = openFile(fileFor(path) ?? '/404.html').querySelectorAll(
    'main :is(h1, h2, h3, p:not([data-status]), li, td)',
  );
  const now = asRead(await page.locator('main').textContent());
  const lost = [...parts]
    .filter((part) => !part.closest('[hidden]'))
    .map(({ textContent }) => asRead(textContent))
    .filter((text) => !now.includes(text));
  expect(lost, `lost on ${path}`).toEqual([]);
  await expect(page.locator('main h2').filter({ visible: false }), `hidden on ${path}`).toHaveCount(0);
}

/** Follows a link of the footer, and fails unless it leads to its page. */
export async function followLink(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const id = navigation.salon.find((one) => !['/', pathname].includes(pathOf(one, mainLocale)));
  if (!id) throw new Error('The footer leads to no other page.');
  const path = pathOf(id, mainLocale);
  await page.locator(`footer a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  const heading = page.locator('main h1');
  await expect.poll(async () => asRead(await heading.textContent())).toBe(asRead(getPage(id).heading));
}

/** Makes access to the storage an error, as in browsers with cookies switched off. */
export function refuseStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
}
