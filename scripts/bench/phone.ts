import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { routes } from '../../content/routes';
import { typesetDeep } from '../../lib/i18n/typography';
import french from '../../messages/fr.json';
import { clickKey, probe } from './probe';

const words = typesetDeep(french);

/** What a visit costs; kilobytes are 1000 bytes on the wire, times are milliseconds. */
export interface Figures {
  scripts: number;
  all: number;
  /** All long tasks from the first touch on, what each took beyond 50 ms, and the longest. */
  longTasks: number;
  over50: number;
  longest: number;
  /** From a click to the frame that shows the next heading. */
  heading: number;
  /** 1 where the browser had prerendered the next page. */
  prerendered: number;
}

/** Four times slower than the machine it runs on. */
export const slowdown = { rate: 4 };
/** Bytes a second; latency in milliseconds. */
export const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

interface Visit {
  page: Page;
  cdp: CDPSession;
  /** Kilobytes on the wire so far. */
  weigh: () => Pick<Figures, 'scripts' | 'all'>;
}

/** A visit in a browser that knows nothing of the site yet; its visitor has read for half a second when the task begins. */
async function visit<Result>(browser: Browser, url: string, task: (visit: Visit) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ ...phone, locale: 'fr-CH', timezoneId: 'Europe/Zurich' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const weigh = countBytes(cdp);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slowNetwork);
    await cdp.send('Emulation.setCPUThrottlingRate', slowdown);
    await page.addInitScript(probe);
    await page.goto(url, { timeout: 60_000 });
    await page.waitForTimeout(500);
    return await task({ page, cdp, weigh });
  } finally {
    await context.close();
  }
}

function countBytes(cdp: CDPSession): Visit['weigh'] {
  const received = new Map<string, number>();
  const scripts = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  // What is still under way counts as far as it has come: a film may take longer than the visit.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => received.set(requestId, encodedDataLength));
  const sum = (ids: Iterable<string>) => [...ids].reduce((total, id) => total + (received.get(id) ?? 0), 0) / 1000;
  return () => ({ scripts: sum(scripts), all: sum(received.keys()) });
}

/** Opens a page, touches it, scrolls to its foot and stays there for four seconds. */
export function measurePage(browser: Browser, url: string): Promise<Partial<Figures>> {
  return visit(browser, url, async ({ page, cdp, weigh }) => {
    await page.evaluate(() => {
      window.bench.longTasks.length = 0;
    });
    await page.touchscreen.tap(2, 2);
    // No page is as long as fifty swipes: one that cannot be scrolled ends there.
    for (let swipes = 0; swipes < 50 && !(await page.evaluate(isAtFoot)); swipes += 1) await swipe(cdp);
    await page.waitForTimeout(4000);
    const tasks = await page.evaluate(() => window.bench.longTasks);
    const sum = (list: number[]) => list.reduce((total, task) => total + task, 0);
    return {
      ...weigh(),
      longTasks: sum(tasks),
      over50: sum(tasks.map((task) => task - 50)),
      longest: Math.max(0, ...tasks),
    };
  });
}

/** Runs in the page. */
function isAtFoot(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}

/** A finger that moves up by most of the screen in half a second. */
async function swipe(cdp: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 700);
  for (let y = 670; y >= 130; y -= 30) {
    await touch('touchMove', y);
    await wait(16);
  }
  await touch('touchEnd');
}

/** Goes from page to page by their links, and reads each for two seconds. */
export function measureVisit(browser: Browser, origin: string, paths: readonly string[]): Promise<Partial<Figures>> {
  return visit(browser, origin + paths[0], async ({ page, weigh }) => {
    let heading = 0;
    for (const next of paths.slice(1)) {
      await page.touchscreen.tap(2, 2);
      await page.waitForTimeout(2000);
      heading = await tapLink(page, next);
    }
    await page.touchscreen.tap(2, 2);
    await page.waitForTimeout(4000);
    // Of a way of one step the time matters, of a longer one the bytes.
    return paths.length === 2 ? { heading } : weigh();
  });
}

/** Milliseconds from the tap on the first link to a page that is in sight, to its heading. */
async function tapLink(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate((key) => localStorage.removeItem(key), clickKey);
  await link.tap({ noWaitAfter: true });
  const painted = await page.waitForFunction(
    (key) => {
      const [clicked, shown] = [Number(localStorage.getItem(key)), window.bench?.headingAt];
      return clicked > 0 && shown > clicked && shown - clicked;
    },
    clickKey,
    { polling: 100 },
  );
  return Number(await painted.jsonValue());
}

/** Asks for a visit to the salon, from the first field to the confirmation. */
export function measureBooking(browser: Browser, origin: string): Promise<Partial<Figures>> {
  const { form, toasts } = words;
  return visit(browser, origin + routes.contact, async ({ page, weigh }) => {
    const part = page.locator('#demande');
    await page.touchscreen.tap(2, 2);
    for (const [label, text] of [
      [form.name, 'Ana Favre'],
      [form.email, 'ana@example.ch'],
    ] as const) {
      const field = part.getByLabel(label, { exact: true });
      await field.tap();
      await field.pressSequentially(text, { delay: 80 });
    }
    await part.getByRole('button', { name: form.date_choose }).tap();
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().tap();
    await part.getByRole('combobox', { name: form.service }).tap();
    await page.getByRole('option', { name: form.services.coloring }).tap();
    await part.getByRole('button', { name: form.submit }).tap();
    await part.getByRole('heading', { name: toasts.success_title }).waitFor();
    await page.waitForTimeout(4000);
    return weigh();
  });
}
