import type { Browser, Locator, Page } from '@playwright/test';
import { routes } from '../../content/routes';
import { typesetDeep } from '../../lib/typography';
import french from '../../messages/fr.json';
import { openPhone } from './browser-run';

const messages = typesetDeep(french);

/** Milliseconds from input to next paint, the longest of each kind; from click to heading for the pages. */
export interface InteractionFigures {
  menu: number;
  slider: number;
  carousel: number;
  calendar: number;
  nextPage: number;
  nextPageReduced: number;
}

type Name = keyof InteractionFigures;

interface Interaction {
  path: string;
  /** What is touched; measuring starts when it is there. */
  target: (page: Page) => Locator;
  act: (page: Page, target: Locator) => Promise<void>;
}

const tap = async (_page: Page, target: Locator) => {
  for (let times = 0; times < 3; times += 1) await target.tap();
};

const interactions: Partial<Record<Name, Interaction>> = {
  menu: { path: routes.accueil, target: (page) => page.locator('header summary'), act: tap },
  slider: {
    path: routes.galerie,
    target: (page) => page.getByRole('slider').first(),
    act: async (_page, target) => {
      for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'End', 'Home']) await target.press(key);
    },
  },
  carousel: {
    path: routes.accueil,
    target: (page) => page.getByRole('button', { name: messages.testimonials.next }),
    act: tap,
  },
  calendar: {
    path: routes.contact,
    target: (page) => page.getByRole('button', { name: messages.form.date_choose }),
    act: async (page, target) => {
      await target.tap();
      await page.getByRole('grid').waitFor();
    },
  },
};

/** The longest interaction of each kind on a slow phone; a part that is not found is left out. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Partial<InteractionFigures>> {
  const figures: Partial<InteractionFigures> = {};
  for (const [name, interaction] of Object.entries(interactions) as [Name, Interaction][]) {
    figures[name] = await measureInteraction(browser, origin, interaction).catch(() => undefined);
  }
  figures.nextPage = await measureNextPage(browser, origin, 'no-preference').catch(() => undefined);
  figures.nextPageReduced = await measureNextPage(browser, origin, 'reduce').catch(() => undefined);
  return figures;
}

async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, target, act }: Interaction,
): Promise<number> {
  const { page, close } = await openPhone(browser, { isNetworkSlow: false });
  try {
    await page.goto(origin + path);
    await wake(page);
    const element = target(page);
    await element.scrollIntoViewIfNeeded({ timeout: 20_000 });
    await page.waitForTimeout(1000);
    await page.evaluate(() => {
      window.benchFigures.interaction = 0;
    });
    await act(page, element);
    // Events are reported some frames after they were painted.
    await page.waitForTimeout(500);
    return await page.evaluate(() => window.benchFigures.interaction);
  } finally {
    await close();
  }
}

/** From the click on a link the visitor has touched before, to the frame that shows the next page's heading. */
async function measureNextPage(
  browser: Browser,
  origin: string,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<number> {
  const { page, close } = await openPhone(browser, { isNetworkSlow: false, reducedMotion });
  try {
    await page.goto(origin + routes.accueil);
    await wake(page);
    const link = page.locator('main').getByRole('link', { name: messages.hero.prices, exact: true });
    await link.focus();
    await page.waitForTimeout(1500);
    await page.evaluate(watchHeading);
    await link.tap({ noWaitAfter: true });
    const handle = await page.waitForFunction(() => (window as unknown as { headingAfter?: number }).headingAfter);
    return (await handle.jsonValue()) ?? Number.NaN;
  } finally {
    await close();
  }
}

/** Gives a first sign, and waits until React has taken the page over. */
async function wake(page: Page): Promise<void> {
  await page.touchscreen.tap(2, 2);
  await page.waitForFunction(() => Object.keys(document.querySelector('header a') ?? {}).length > 0, null, {
    timeout: 30_000,
  });
  await page.waitForLoadState('networkidle');
}

/** Runs in the page. */
function watchHeading(): void {
  const old = document.querySelector('h1')?.textContent;
  let clicked = 0;
  addEventListener(
    'click',
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  const look = () => {
    const heading = document.querySelector('h1');
    const isSeen = heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!clicked || !isSeen || heading?.textContent === old) return requestAnimationFrame(look);
    // A message sent from a frame arrives after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { headingAfter: performance.now() - clicked });
    requestAnimationFrame(() => port2.postMessage(0));
    return 0;
  };
  requestAnimationFrame(look);
}
