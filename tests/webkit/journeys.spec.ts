import { expect } from '@playwright/test';
import { type PriceGroup, priceList } from '@/content/prices';
import { germanRoutes, routes } from '@/content/routes';
import { getPage, siteGallery, siteTestimonials } from '@/lib/content';
import { messages } from '@/tests/e2e/support/messages';
import { click, expectInSight, find, focus, hasFocus, isSeen, scrollTop, wake } from './support/page';
import { test } from './support/test';
import type { Session } from './support/webdriver';

const { nav, testimonials, gallery, lightbox, notFound } = messages;

const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const isPhone = (viewport: { width: number } | null) => viewport !== null && viewport.width < 1024;

/** Follows a link of the navigation, which phones have in their menu. */
async function navigate(visit: Session, name: string, viewport: { width: number } | null) {
  if (isPhone(viewport)) await click(visit, 'header summary', nav.open);
  await click(visit, 'header a', name);
}

test('the menu opens by click and by key, keeps the focus and gives it back', async ({ visit, viewport }) => {
  test.skip(!isPhone(viewport), 'wide screens show the links themselves');
  await wake(visit, routes.tarifs);
  await click(visit, 'header summary', nav.open);
  await find(visit, 'header details a', nav.contact);
  await click(visit, 'header summary', nav.close);
  await expect.poll(() => isSeen(visit, 'header details a', nav.contact)).toBe(false);

  const button = await find(visit, 'header summary', nav.open);
  await focus(visit, button);
  await visit.press('Enter');
  await expect.poll(() => visit.run((summary) => summary.ariaExpanded, button)).toBe('true');
  await visit.press('Tab', { shift: true });
  const last = () =>
    visit.run(() => document.activeElement === [...document.querySelectorAll('header details a')].at(-1));
  await expect.poll(last).toBe(true);
  await visit.press('Escape');
  await expect.poll(() => isSeen(visit, 'header details a', nav.contact)).toBe(false);
  expect(await hasFocus(visit, button)).toBe(true);
});

test('links to sections land below the header, from the home page and from elsewhere', async ({ visit, viewport }) => {
  for (const start of [routes.accueil, routes.tarifs]) {
    for (const [section, name] of [
      ['about', nav.about],
      ['prices', nav.services],
      ['contact', nav.contact],
    ] as const) {
      await wake(visit, start);
      await navigate(visit, name, viewport);
      await expect.poll(() => visit.place()).toBe(`${routes.accueil}#${section}`);
      await expectInSight(visit, section);
    }
  }
});

test('a page opened by a link starts at its top, Back and Forward return to the place', async ({ visit, viewport }) => {
  await wake(visit, routes.accueil);
  const last = await find(visit, 'footer a', getPage('tarifs').label);
  await visit.run((link) => link.scrollIntoView({ block: 'center' }), last);
  const place = await scrollTop(visit);
  expect(place).toBeGreaterThan(viewport?.height ?? 0);
  await visit.click(last);
  await expect.poll(() => visit.place()).toBe(routes.tarifs);
  await expect.poll(() => scrollTop(visit)).toBe(0);
  await expect.poll(() => visit.run(() => document.activeElement?.localName)).toBe('h1');
  await visit.back();
  await expect.poll(() => visit.place()).toBe(routes.accueil);
  await expect.poll(() => scrollTop(visit)).toBe(place);
  await visit.forward();
  await expect.poll(() => visit.place()).toBe(routes.tarifs);
  await expect.poll(() => scrollTop(visit)).toBe(0);
});

test('the price list shows every price, and its index leads to the groups', async ({ visit }) => {
  await wake(visit, routes.tarifs);
  const groups = priceList.flatMap<PriceGroup>((section) => section.groups);
  const rows = await visit.run(
    () => [...document.querySelectorAll('main tbody tr')].filter((row) => row.checkVisibility()).length,
  );
  expect(rows).toBe(groups.flatMap((group) => group.rows).length);
  for (const group of groups) {
    await click(visit, 'main nav a', group.title);
    await expectInSight(visit, group.id);
  }
});

test('testimonials follow their buttons by keyboard, around the end', async ({ visit }) => {
  await wake(visit, routes.accueil);
  const slide = (index: number) => fill(testimonials.slide, { index, total: siteTestimonials.length });
  const previous = await find(visit, '#testimonials button', testimonials.previous);
  await focus(visit, previous);
  await visit.press('Enter');
  await find(visit, '[role="group"]', slide(siteTestimonials.length));
  await visit.press('Tab');
  await visit.press('Enter');
  await find(visit, '[role="group"]', slide(1));
  await expect.poll(() => isSeen(visit, '[role="group"]', slide(siteTestimonials.length))).toBe(false);
});

test('before and after are parted by keys, by mouse and by buttons', async ({ visit }) => {
  await wake(visit, routes.galerie);
  const frame = await find(visit, '[style*="--reveal"]');
  const parting = () => visit.run((element) => Number(element.style.getPropertyValue('--reveal')), frame);
  const range = await find(visit, 'input[type="range"]');
  await focus(visit, range);
  for (const [key, value] of [
    ['ArrowRight', 51],
    ['End', 100],
    ['Home', 0],
  ] as const) {
    await visit.press(key);
    await expect.poll(parting).toBe(value);
  }
  await click(visit, 'main button', gallery.before);
  await expect.poll(parting).toBe(100);

  await visit.run((element) => element.scrollIntoView({ block: 'center' }), frame);
  const box = await visit.run((element) => element.getBoundingClientRect().toJSON(), frame);
  const y = box.top + box.height / 2;
  await visit.moveMouse([
    [box.left + box.width / 2, y],
    [box.left + box.width / 4, y],
  ]);
  await expect.poll(async () => Math.round(await parting())).toBe(25);
});

test('large pictures open in a dialog, turn by keys and give the focus back', async ({ visit }) => {
  await wake(visit, routes.galerie);
  const position = (index: number) => fill(lightbox.position, { index, total: siteGallery.length * 2 });
  const shown = () => visit.run(() => document.querySelector('dialog[open]')?.textContent ?? '');
  const opener = await find(visit, 'main a[data-lightbox]');
  await focus(visit, opener);
  await visit.press('Enter');
  await expect.poll(shown).toContain(position(1));
  await visit.press('ArrowRight');
  await expect.poll(shown).toContain(position(2));
  await visit.press('ArrowLeft');
  await expect.poll(shown).toContain(position(1));
  await visit.press('Escape');
  await expect.poll(shown).toBe('');
  expect(await hasFocus(visit, opener)).toBe(true);
});

test('a missing page says so, guesses what was meant and leads there', async ({ visit }) => {
  await wake(visit, '/TARIFS');
  await find(visit, 'h1', notFound.title);
  await click(visit, 'main a', routes.tarifs);
  await expect.poll(() => visit.place()).toBe(routes.tarifs);
  await wake(visit, '/rien');
  await click(visit, 'main a', notFound.home);
  await expect.poll(() => visit.place()).toBe(routes.accueil);
});

test('the language switch leads to the same page in German, and back', async ({ visit, viewport }) => {
  const language = () => visit.run(() => document.documentElement.lang);
  await wake(visit, routes.contact);
  await navigate(visit, nav.language_de, viewport);
  await expect.poll(() => visit.place()).toBe(germanRoutes.contact);
  expect(await language()).toBe('de-CH');
  if (isPhone(viewport)) await click(visit, 'header summary');
  await click(visit, 'header a', nav.language_fr);
  await expect.poll(() => visit.place()).toBe(routes.contact);
  await expect.poll(language).toBe('fr-CH');
});
