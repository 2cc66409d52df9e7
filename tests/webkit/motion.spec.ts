import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { messages } from '@/tests/e2e/support/messages';
import { click, faults, jumpTo, scrollTop, wake } from './support/page';
import { test } from './support/test';
import type { Session } from './support/webdriver';

test.use({ isReduced: false });

/** How many parts of the page wait unseen for the visitor to come near. */
const hidden = (visit: Session) =>
  visit.run(
    () =>
      [...document.querySelectorAll('[data-reveal]')].filter((element) => getComputedStyle(element).opacity === '0')
        .length,
  );

test('where motion is welcome, what waits below the screen comes as it is scrolled to', async ({ visit }) => {
  await wake(visit, routes.tarifs);
  await expect.poll(() => hidden(visit)).toBeGreaterThan(0);
  const height = await visit.run(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await jumpTo(visit, top);
    await visit.run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await expect.poll(() => hidden(visit)).toBe(0);
  expect(await faults(visit)).toEqual([]);
});

test('where motion is welcome, pages pass into one another and end at the top of the next', async ({ visit }) => {
  await wake(visit, routes.accueil);
  await visit.run(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const name = (animation.effect as KeyframeEffect | null)?.pseudoElement;
        if (name?.startsWith('::view-transition')) seen.add(name.replace(/\(.*/, ''));
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await click(visit, 'main a', messages.hero.prices);
  await expect.poll(() => visit.place()).toBe(routes.tarifs);
  const seen = () => visit.run(() => [...(window as unknown as { seen: Set<string> }).seen]);
  await expect.poll(seen).toEqual(expect.arrayContaining(['::view-transition-old', '::view-transition-new']));
  await expect.poll(() => visit.run(() => document.getAnimations().length)).toBe(0);
  expect(await scrollTop(visit)).toBe(0);
  expect(await faults(visit)).toEqual([]);
});
