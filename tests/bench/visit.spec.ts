import { type Browser, type CDPSession, type Page, test } from '@playwright/test';
import { paths } from '@/tests/support/paths';
import { serviceLabels } from '@/tests/support/services';
import { messages } from '../e2e/support/messages';
import { onePathOfEachKind } from '../e2e/support/pages';

const runs = Number(process.env.RUNS ?? 3);
const slowdown = { rate: 4 };
/** 1.6 Mbit/s down: bytes a second; latency in milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const columns = ['scripts, kB', 'all files, kB', 'long tasks, ms', 'longest, ms', 'tap to heading, ms'] as const;
/** What one run found. Kilobytes are 1000 bytes on the wire. */
type Figures = Partial<Record<(typeof columns)[number], number>>;
const rows = new Map<string, Figures[]>();

test.afterAll(() => {
  const summaries = [...rows].map(([name, found]) => [
    name,
    Object.fromEntries(columns.map((column) => [column, spread(found.flatMap((run) => run[column] ?? []))])),
  ]);
  console.table(Object.fromEntries(summaries));
});

/** The median, with the least and the greatest where they differ. */
function spread(values: number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const [median = '', least, most] = [sorted[sorted.length >> 1], sorted[0], sorted.at(-1)];
  return least === most ? `${median}` : `${median} (${least}-${most})`;
}

/** Runs in every page before its own scripts: notes the last tap and when the frame with the heading was painted. */
function probe(): void {
  const note = (name: string, time: number) => sessionStorage.setItem(name, String(performance.timeOrigin + time));
  addEventListener('click', ({ timeStamp }) => note('tapped', timeStamp), true);
  const look = () => {
    const isShown = document.querySelector('h1')?.checkVisibility({ opacityProperty: true });
    if (!isShown) return void requestAnimationFrame(look);
    // A message sent from a frame arrives after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note('shown', performance.now());
    port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** Visits a page some times with a browser that does not know the site; its reader does something after half a second. */
async function measure(
  [browser, name, path]: [browser: Browser, name: string, path: string],
  visit: (page: Page, cdp: CDPSession) => Promise<Figures>,
): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const bytes = { scripts: 0, all: 0 };
    const scripts = new Set<string>();
    cdp.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', slowdown);
    await page.addInitScript(probe);
    await page.goto(path);
    await page.waitForTimeout(500);
    const figures = await visit(page, cdp);
    const weight = { 'scripts, kB': bytes.scripts / 1000, 'all files, kB': bytes.all / 1000 };
    rows.set(name, [...(rows.get(name) ?? []), { ...weight, ...figures }]);
    await context.close();
  }
}

/** Touches the page, scrolls to its foot and stays there for three seconds. */
async function scrollToFoot(page: Page, cdp: CDPSession): Promise<Figures> {
  const touched = await page.evaluate(() => performance.now());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  const isAtFoot = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  await page.touchscreen.tap(2, 2);
  // No page is as long as fifty swipes: one that cannot be scrolled ends there.
  for (let swipes = 0; swipes < 50 && !(await page.evaluate(isAtFoot)); swipes += 1) {
    await touch('touchStart', { x: 195, y: 700 });
    for (let y = 670; y >= 130; y -= 30) await touch('touchMove', { x: 195, y }).then(() => page.waitForTimeout(16));
    await touch('touchEnd');
  }
  await page.waitForTimeout(3000);
  const tasks = await page.evaluate(async (start) => {
    const found: PerformanceEntry[] = [];
    new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return found.filter(({ startTime }) => startTime > start).map(({ duration }) => duration);
  }, touched);
  return { 'long tasks, ms': tasks.reduce((sum, task) => sum + task, 0), 'longest, ms': Math.max(0, ...tasks) };
}

for (const path of onePathOfEachKind) {
  test(path, ({ browser }) => measure([browser, path, path], scrollToFoot));
}

const links = [
  [paths.home, paths['price-list']],
  [paths['price-list'], paths.service],
] as const;
for (const [from, to] of links) {
  test(`${from} → ${to}`, ({ browser }) =>
    measure([browser, `${from} → ${to}`, from], async (page) => {
      await page.locator(`a[href="${to}"]:visible`).first().tap({ noWaitAfter: true });
      const time = await page.waitForFunction(() => {
        const [tapped = 0, shown = 0] = ['tapped', 'shown'].map((name) => Number(sessionStorage.getItem(name)));
        return tapped > 0 && shown > tapped && shown - tapped;
      });
      return { 'tap to heading, ms': Number(await time.jsonValue()) };
    }));
}

test('booking', ({ browser }) =>
  measure([browser, 'booking', paths.contact], async (page) => {
    const { form, handoff } = messages;
    const part = page.locator('#demande');
    await part.getByLabel(form.name, { exact: true }).fill('Ana Favre');
    await part.getByLabel(form.email, { exact: true }).fill('ana@example.ch');
    await part.getByRole('button', { name: form.date_choose }).tap();
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).first().tap();
    for (const label of serviceLabels().slice(-1)) {
      await part.getByRole('combobox', { name: form.service }).tap();
      await page.getByRole('option', { name: label, exact: true }).tap();
    }
    await part.getByRole('button', { name: form.submit }).tap();
    await part.getByRole('heading', { name: handoff.ready }).waitFor();
    return {};
  }));
