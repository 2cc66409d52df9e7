import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordKey } from '@/components/booking/request-record';
import { choiceKey, describeTotal, totalLine } from '@/components/prices/choice';
import { choosableRows } from '@/components/prices/choosable-rows';
import type { IslandName } from '@/lib/assets/islands';
import { mainLocale, gallery as pairs, requestServices, testimonials as said } from '@/lib/content/content';
import { getPage, neededId } from '@/lib/content/pages';
import { seasonNotes } from '@/lib/content/season';
import { dayProblem, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { notesFrom } from '@/lib/dates/season';
import { addDays, type Day } from '@/lib/dates/zurich-date';
import { fileFor, openFile, readSite } from '@/scripts/inspect/exported-site';
import { paths } from '@/tests/support/paths';
import { hydrate, isForeign, openHydrated, openMoving, watchErrors } from './support/browsing';
import { eveningOf, morningOf, open, openDayFrom, statusAt } from './support/days';
import { holdBack, isScript } from './support/faults';
import { choose, formParts, openForm, today } from './support/form';
import { fill, messages } from './support/messages';
import { everyPath } from './support/pages';
import { translatePages } from './support/translation';

const { choice, form: words, gallery, handoff, lightbox, notFound, testimonials, toasts } = messages;
const later = openDayFrom(addDays(today, 4));
const closedDay = [...Array(7).keys()]
  .map((days) => addDays(today, days))
  .find((day) => dayProblem(day, open, morningOf(today)));
const serviceLabels = requestServices.map(({ label }) => label);
const rows = choosableRows().slice(0, 2);
const inFull = (day: Day) => formatLongDay(day, mainLocale);
const monthOf = (day: Day) =>
  new Intl.DateTimeFormat(mainLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Types into a field and selects a part of that. Returns a function that fails unless it is all so still. */
async function select(field: Locator): Promise<() => Promise<void>> {
  const value = 'Ana Müller';
  await field.fill(value);
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
  return async () => {
    await expect(field).toHaveValue(value);
    await expect(field).toBeFocused();
    expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
      1, 3,
    ]);
  };
}

/** Errors that reached nobody, and islands that React has drawn anew. */
function watchAllErrors(page: Page): string[] {
  const errors = watchErrors(page);
  page.on('console', (message) => /^Island/.test(message.text()) && errors.push(message.text()));
  return errors;
}

/** The day from which a page loads a script that replaces what the build wrote. */
const startOf = (island: IslandName, path: string) =>
  openFile(fileFor(path) ?? '').querySelector<HTMLElement>(`[data-src*="/${island}-"]`)?.dataset.from ?? '';

/** Uses what an island offers, and looks at what it says then. */
type Walk = (page: Page, path: string) => Promise<void>;

const walks = {
  async booking(page, path) {
    const parts = formParts(page);
    const { part, name, email, date, calendar, calendarButton, service, submit, ready, fillIn } = parts;
    await choose(page, rows);
    const release = await holdBack(page, isScript);
    await page.goto(path);
    const expectKept = await select(name);
    release();
    await hydrate(page);
    await expectKept();

    for (let left = rows; left.length > 0; left = left.slice(1)) {
      await expect(part.getByText(totalLine(left, choice))).toBeVisible();
      await part.getByRole('button', { name: `${words.choice_remove} ${left[0]?.name}`, exact: true }).click();
    }
    await name.fill('');
    await submit.click();
    await expect(name).toBeFocused();
    for (const error of [words.errors.name, words.errors.email]) await expect(part.getByText(error)).toBeVisible();
    await date.fill('30.2.2027');
    await expect(part.getByText(words.errors.date_unreal)).toBeVisible();
    await date.fill('');
    await date.pressSequentially(formatDay(later));
    await expect(part.getByText(inFull(later))).toBeVisible();
    if (closedDay) {
      await date.fill(formatDay(closedDay));
      const next = nextOpenDay(closedDay, open, morningOf(today)) ?? '';
      await part.getByRole('button', { name: fill(words.next_open, { date: inFull(next) }) }).click();
      await expect(date).toHaveValue(formatDay(next));
      await expect(part.getByText(inFull(next))).toBeVisible();
    }
    for (const label of [serviceLabels[0], serviceLabels.at(-1)]) {
      if (!label) continue;
      await service.click();
      await page.getByRole('option', { name: label }).first().click();
      await expect(service).toContainText(label);
    }
    await date.fill(formatDay(today));
    await calendarButton.click();
    const caption = calendar.getByRole('status').first();
    await expect(caption).toHaveText(monthOf(today), { ignoreCase: true });
    const [previous, next] = [calendar.getByRole('button').nth(0), calendar.getByRole('button').nth(1)];
    const nextMonth = `${addDays(`${today.slice(0, 7)}-28` as Day, 4).slice(0, 7)}-01` as Day;
    await next.click();
    await expect(caption).toHaveText(monthOf(nextMonth), { ignoreCase: true });
    await previous.click();
    await expect(caption).toHaveText(monthOf(today), { ignoreCase: true });
    await calendar.getByRole('button', { name: inFull(later) }).click();
    await expect(date).toHaveValue(formatDay(later));

    await fillIn();
    await submit.click();
    await expect(ready).toBeFocused();
    await expect(part.getByRole('definition').filter({ hasText: 'Ana Müller' })).toBeVisible();
    await expect(page.getByText(toasts.success_title).first()).toBeVisible();
    await fillIn('Béa Rossi');
    // Two clicks within a second are taken for one.
    await expect(async () => {
      await submit.click();
      await expect(part.getByRole('heading', { name: words.replace_title })).toBeFocused({ timeout: 250 });
    }).toPass();
    await part.getByRole('button', { name: words.replace, exact: true }).click();
    await expect(part.getByRole('definition').filter({ hasText: 'Béa Rossi' })).toBeVisible();
    await part.getByRole('button', { name: handoff.forget }).click();
    await expect(name).toBeFocused();
    await expect(email).toHaveValue('');
  },
  async carousel(page, path) {
    await openHydrated(page, path);
    const carousel = page.getByRole('group', { name: testimonials.title });
    for (const index of [2, 1]) {
      await carousel.getByRole('button', { name: index === 2 ? testimonials.next : testimonials.previous }).click();
      const position = fill(testimonials.slide, { index, total: said.length });
      await expect(carousel.getByText(position)).toBeVisible();
      const slide = carousel.getByRole('group', { name: position });
      await expect(slide).toContainText(said[index - 1]?.name ?? '');
    }
    for (const label of [testimonials.play, testimonials.pause])
      await carousel.getByRole('button', { name: label }).click();
  },
  async choice(page) {
    const line = page.getByRole('region', { name: choice.title });
    await page.goto(`${paths['price-list']}${choiceKey}jadis`);
    await expect(line).toContainText(choice.link_old);
    for (const chosen of [rows.slice(0, 1), [], rows.slice(0, 1)]) {
      const service = rows[0]?.name ?? '';
      await page.getByRole('button', { name: fill(choice.add_row, { service }), exact: true }).click();
      await expect(line).toBeVisible({ visible: chosen.length > 0 });
      if (chosen.length > 0) await expect(line).toContainText(describeTotal(chosen, choice).count);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(fill(handoff.choice, { date: formatDay(today) }))).toBeVisible();
  },
  async closings(page, path) {
    const from = startOf('closings', path);
    await page.clock.setFixedTime(`${from}T11:00:00Z`);
    await page.goto(path);
    await expect(page.locator(`#fermetures [data-from="${from}"]`)).toBeVisible();
  },
  async drawing(page, path) {
    await page.goto(path);
    await page.locator('[data-moment]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-moment] svg')).toBeVisible();
  },
  async film(page, path) {
    await openMoving(page, path);
    for (const label of [messages.hero.pause, messages.hero.play])
      await page.getByRole('button', { name: label }).click();
  },
  async gallery(page, path) {
    await openHydrated(page, path);
    const dialog = page.getByRole('dialog', { name: lightbox.name });
    await page.locator('[data-lightbox]').first().press('Enter');
    const captions = pairs.flatMap(({ title }) =>
      [gallery.before, gallery.after].map((side) => `${title}, ${side.toLowerCase()}`),
    );
    await dialog.getByRole('button', { name: lightbox.previous }).click();
    for (const [index, caption] of captions.entries()) {
      await expect(dialog.locator('figcaption')).toContainText(caption);
      await expect(dialog).toContainText(fill(lightbox.position, { index: index + 1, total: captions.length }));
      await dialog.getByRole('button', { name: lightbox.next }).click();
    }
    await dialog.getByRole('button', { name: lightbox.close }).click();
    await expect(page.locator('[data-lightbox]').first()).toBeFocused();
  },
  async map(page, path) {
    await page.route(isForeign, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(path);
    await page.getByRole('button', { name: messages.contact.map_show }).click();
    await expect(page.getByTitle('Google Maps')).toBeFocused();
  },
  async 'not-found'(page) {
    await page.goto(`${paths['price-list'].toUpperCase()}s`);
    await hydrate(page);
    await expect(page.getByRole('button', { name: notFound.back })).toBeVisible();
    const link = page.locator('main').getByRole('status').getByRole('link');
    await expect(link).toHaveText(getPage(neededId('price-list')).label);
    await expect(link).toHaveAttribute('href', paths['price-list']);
  },
  async season(page, path) {
    const from = `${startOf('season', path)}T11:00:00Z`;
    await page.clock.setFixedTime(from);
    await page.goto(path);
    await expect(page.locator('#carnet > div')).toHaveText(
      notesFrom(seasonNotes, new Date(from)).map((note) => note.join('')),
    );
  },
  async slider(page, path) {
    await openHydrated(page, path);
    const slider = page.getByRole('slider').first();
    await slider.press('Home');
    await expect(page.locator('[data-seam]').first()).toHaveCSS('--seam', '0');
  },
} satisfies Record<IslandName, Walk>;

for (const [island, walk] of Object.entries(walks) as [IslandName, Walk][]) {
  const path = everyPath.find((one) => readSite(fileFor(one) ?? '/404.html').includes(`/islands/${island}-`));
  test(`${island} works, and says what is so, where the browser translates the page`, async ({ page }) => {
    if (path === undefined) return test.skip(true, 'The salon has none.');
    const errors = watchAllErrors(page);
    await page.clock.setFixedTime(morningOf(today));
    await translatePages(page);
    await walk(page, path);
    expect(errors).toEqual([]);
  });
}

test('the sentence on the hours is written when it changes, and stays translated until then', async ({ page }) => {
  await page.clock.install({ time: morningOf(today) });
  await translatePages(page);
  await page.goto(paths.home);
  const status = page.locator('[data-status]').first();
  await expect(status).toHaveText(statusAt(morningOf(today)));
  const translation = await status.locator('font').first().elementHandle();
  await page.clock.runFor(20_000);
  expect(await translation?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.clock.setSystemTime(eveningOf(today));
  await page.clock.runFor(5000);
  await expect(status).toHaveText(statusAt(eveningOf(today)));
});

/** What password managers and other helpers of the browser do around a field: put it into an element, or elements beside it. */
const intrude = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const wrapper = document.createElement('helper-field');
    input.replaceWith(wrapper);
    wrapper.append(input);
    wrapper.after(document.createElement('div'));
    input.dataset.lpignore = 'true';
    input.style.backgroundSize = '16px';
    for (const place of [input.form, input.labels?.[0]]) place?.prepend(document.createElement('span'));
    input.form?.append(document.createElement('style'), 'Helper');
  });

test('what is typed, selected and pressed goes through elements that others put into the form', async ({ page }) => {
  const errors = watchAllErrors(page);
  await page.clock.setFixedTime(morningOf(today));
  const { part, name, email, submit, ready, fillIn } = formParts(page);
  const release = await holdBack(page, isScript);
  await page.goto(paths.contact);
  for (const field of [name, email]) await intrude(field);
  await email.fill('ana@example.ch');
  const expectKept = await select(name);
  release();
  await hydrate(page);
  await expectKept();
  await expect(email).toHaveValue('ana@example.ch');
  await expect(part.getByText('Helper')).toHaveCount(0);

  for (const field of [name, email]) await intrude(field);
  for (const field of [name, email]) await field.fill('');
  await submit.click();
  for (const error of [words.errors.name, words.errors.email]) await expect(part.getByText(error)).toBeVisible();
  await fillIn();
  await submit.click();
  await expect(ready).toBeFocused();
  expect(errors).toEqual([]);
});

// Of scripts within the page; React knows what they set, and takes their event for an old one.
for (const [how, event] of [
  ['without a word', ''],
  ['with an event that React ignores', 'input'],
] as const) {
  test(`what a script fills in ${how} counts, and no error stands beside it`, async ({ page }) => {
    const { name, email, submit, ready, part, link } = await openForm(page);
    await submit.click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    const fillBy = (field: Locator, value: string) =>
      field.evaluate(
        (input: HTMLInputElement, [text, type]) => {
          input.value = text;
          if (type) input.dispatchEvent(new Event(type, { bubbles: true }));
        },
        [value, event] as const,
      );
    await fillBy(email, 'ana@example.ch');
    // A press beside the fields is enough.
    if (!event) await part.getByText(words.salutation).click();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(link(handoff.email)).toHaveAttribute('href', /ana%40example\.ch/);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), recordKey)).toContain('ana@example.ch');
    await fillBy(name, 'Ana Müller');
    await submit.press('Enter');
    await expect(ready).toBeVisible();
    await expect(part.getByRole('definition').filter({ hasText: 'Ana Müller' })).toBeVisible();
  });
}
