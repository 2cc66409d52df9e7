import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { siteTestimonials } from '@/lib/content';
import { messages } from '@/tests/e2e/support/messages';
import { everyPath } from '@/tests/e2e/support/pages';
import { test } from './support/test';
import type { Session } from './support/webdriver';

test.use({ hasScripts: false });

/** Text of the first element that matches a selector, as far as it can be seen. */
async function read(visit: Session, selector: string): Promise<string> {
  const [element] = await visit.all(selector);
  return element && (await visit.isDisplayed(element)) ? visit.text(element) : '';
}

test('without scripts every page has its heading, its navigation and its foot on screen', async ({ visit }) => {
  for (const path of everyPath) {
    await visit.goto(path);
    for (const part of ['main h1', 'header nav', 'body > footer']) {
      expect(await read(visit, part), `${part} of ${path}`).not.toBe('');
    }
  }
});

test('without scripts the testimonials stand one below the other, and direct ways where the form would be', async ({
  visit,
}) => {
  await visit.goto(routes.accueil);
  const quotes = await read(visit, '#testimonials');
  for (const { text } of siteTestimonials) expect(quotes).toContain(text);
  await visit.goto(routes.contact);
  const part = await read(visit, '#demande');
  expect(part).toContain(messages.booking.whatsapp);
  expect(part).not.toContain(messages.form.submit);
});
