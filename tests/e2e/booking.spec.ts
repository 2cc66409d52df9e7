import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { recordKey } from '@/components/booking/request-record';
import { choosableRows } from '@/components/prices/choosable-rows';
import { keptMessages, mainLocale, requestServices, salon } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { dayProblem, nextOpenDay } from '@/lib/dates/bookable-day';
import { formatDay, formatLongDay } from '@/lib/dates/day-format';
import { hoursOn } from '@/lib/dates/open-days';
import { addDays, type Day, weekdayOf } from '@/lib/dates/zurich-date';
import { formatPrice } from '@/lib/i18n/amounts';
import { typeset } from '@/lib/i18n/typography';
import { telHref } from '@/lib/links/contact-links';
import { escapeText } from '@/lib/links/content-line';
import { localesOf, pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { hydrate, watchErrors } from './support/browsing';
import { eveningOf, morningOf, open, openDayFrom } from './support/days';
import { holdBack, isScript, refuseStorage } from './support/faults';
import { choose, formParts, kept, openForm, today } from './support/form';
import { fill, messages, messagesIn } from './support/messages';
import { test } from './support/test';

const { choice, form: words, handoff, toasts } = messages;

const later = openDayFrom(addDays(today, 4));
/** The first day, from a week ahead on, of a weekday on which the salon never opens. */
const closedDay = Array.from({ length: 7 }, (_, ahead) => addDays(today, 7 + ahead)).find(
  (day) => hoursOn(day, open).length === 0 && open.week[weekdayOf(day) - 1]?.length === 0,
) as Day;
const messageOf = (text: string) => typeset(text, mainLocale);
const typed = (day: Day) => formatDay(day);
const inFull = (day: Day) => formatLongDay(day, mainLocale);

const serviceLabels = (locale = mainLocale) =>
  requestServices.map(
    ({ label, translations }) => translations.find(({ language }) => language === locale)?.label ?? label,
  );
const lastService = { id: requestServices.at(-1)?.id ?? '', label: serviceLabels().at(-1) ?? '' };

/** Name of the link that looks like a button once a request is made. */
const mainWay = salon.whatsapp ? handoff.whatsapp : handoff.email;
/** Names of the links that contain the request. */
const carrying = [...new Set([mainWay, handoff.email, handoff.calendar])];

type Values = Record<string, string>;

/** Returns the request and the half-filled form that the page keeps. */
const keptOf = async (page: Page): Promise<{ record?: Values; draft?: Values }> =>
  JSON.parse((await kept(page, recordKey)) ?? '{}');

const record = async (page: Page) => (await keptOf(page)).record ?? null;

/** Opens the contact page and holds the form's code back until the returned function is called. */
async function openEarly(page: Page) {
  await page.clock.setFixedTime(morningOf(today));
  const release = await holdBack(page, isScript);
  await page.goto(paths.contact);
  return { ...formParts(page), release };
}

test('text and presses before hydration are kept: the request is complete and made once', {
  tag: '@translated',
}, async ({ page }) => {
  const { name, email, date, submit, part, ready, release } = await openEarly(page);
  // The first use of the form starts the loading of its code.
  await name.pressSequentially('Ana Müller');
  await email.fill('ana@example.ch');
  await date.fill(typed(later));
  for (let click = 1; click <= 2; click += 1) await submit.click();
  // The press is acknowledged, for screen readers too.
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toHaveCSS('opacity', '0.5');
  await expect(ready).toBeHidden();
  release();
  await expect(ready).toBeVisible();
  // A second request would ask whether to replace the first.
  await expect(part.getByText(words.replace_title)).toBeHidden();
  await expect(submit).not.toHaveAttribute('aria-busy');
  expect(await record(page)).toMatchObject({ name: 'Ana Müller', email: 'ana@example.ch', date: later });
  expect(new URL(page.url()).search).toBe('');
});

test('the form is hydrated by scrolling, or by a first press on send, and proposes today', async ({ page }) => {
  const { date, name, submit, release } = await openEarly(page);
  await submit.click();
  release();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(date).toHaveValue(typed(today));
  await expect(date).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await page.mouse.wheel(0, 10);
  await expect(date).toHaveValue(typed(today));
});

test('a request made by keyboard, even offline, stays in this tab until deleted and is sent only by its links', {
  tag: '@translated',
}, async ({ page, context }) => {
  const errors = watchErrors(page);
  const { name, email, date, calendarButton, calendar, service, submit, ready, part, link } = await openForm(page);
  const next = openDayFrom(addDays(today, 1));
  const press = async (key: string, focused: Locator) => {
    await page.keyboard.press(key);
    await expect(focused).toBeFocused();
  };
  // All parts of the form load right after its first use, so that a later deploy does no harm.
  const parts = page.waitForResponse(/\/later-parts-/);
  await name.focus();
  await (await parts).finished();
  await context.setOffline(true);
  // Before any input the form says that it sends nothing; links with the request appear with the first input.
  await expect(part.getByText(words.not_sent_before)).toBeVisible();
  for (const way of carrying) await expect(link(way)).toBeHidden();
  const told: string[] = [];
  page.on('request', (request) => {
    const all = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`;
    if (!all.startsWith('GET http') || /ana@|Zoé/.test(all)) told.push(all);
  });
  await name.focus();
  await page.keyboard.type(' Éloïse & Zoé 💇 ');
  for (const way of carrying) await expect(link(way)).toBeVisible();
  await press('Tab', email);
  await page.keyboard.type('ana@example.ch');
  await press('Tab', date);
  await press('Tab', calendarButton);
  await press('Enter', calendar.getByRole('button', { name: inFull(today) }));
  const caption = calendar.getByRole('status').first();
  const month = String(await caption.textContent());
  await calendar.getByRole('button').nth(1).press('Enter');
  await expect(caption).not.toHaveText(month);
  await calendar.getByRole('button').nth(0).press('Enter');
  await expect(caption).toHaveText(month);
  await calendar.getByRole('button', { name: inFull(today) }).focus();
  await press('ArrowRight', calendar.getByRole('button', { name: inFull(next) }));
  await press('Enter', calendarButton);
  await expect(date).toHaveValue(typed(next));
  await press('Tab', service);
  await press('ArrowDown', page.getByRole('option').first());
  await press('End', page.getByRole('option').last());
  await press('Enter', service);
  await expect(service).toHaveText(lastService.label);
  await press('Tab', link(words.choice_add));
  await press('Tab', submit);
  await press('Enter', ready);
  await press('Tab', link(mainWay));

  await expect(part.getByText(words.not_sent_after)).toBeVisible();
  await expect(part.getByText(inFull(next))).toBeVisible();
  expect(await record(page)).toEqual({
    name: 'Éloïse & Zoé 💇',
    email: 'ana@example.ch',
    date: next,
    service: lastService.id,
    recordedAt: morningOf(today).toISOString(),
  });
  for (const field of [name, email]) await expect(field).toHaveValue('');
  await expect(date).toHaveValue(typed(today));
  await expect(service).toHaveText(words.service_choose);
  await expect(part.locator(`a[href="${telHref()}"]`).filter({ visible: true })).toHaveCount(1);
  expect(told).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), link(handoff.calendar).click()]);
  expect(download.suggestedFilename()).toBe(`${handoff.calendar_file}-${next}.ics`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`DATE:${next.replaceAll('-', '')}\r\n`);

  await context.setOffline(false);
  await page.goto(paths['price-list']);
  await page.goBack();
  // The request is shown without an interaction once the form is in view.
  await part.scrollIntoViewIfNeeded();
  await expect(ready).toBeVisible();
  await part.getByRole('button', { name: handoff.forget }).click();
  await expect(ready).toBeHidden();
  await expect(part.getByText(words.not_sent_before)).toBeVisible();
  expect(await keptOf(page)).toEqual({});
  expect(errors).toEqual([]);
});

test('a double click makes one request, and a second request asks before replacing the first', {
  tag: '@translated',
}, async ({ page }) => {
  const { fillIn, submit, part, name } = await openForm(page);
  await fillIn('Première');
  // By script, because the page may scroll the button away from a mouse between its clicks.
  await submit.evaluate(async (button: HTMLButtonElement) => {
    // Shorter than the second in which clicks count as one, however slow the frames are.
    const end = performance.now() + 500;
    for (let frame = 0; frame < 20 && performance.now() < end; frame += 1) {
      button.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(part.getByRole('definition').filter({ hasText: 'Première' })).toBeVisible();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await fillIn('Seconde');
  for (const [answer, asked] of [
    [words.keep, 'Première'],
    [words.replace, 'Seconde'],
  ] as const) {
    const question = part.getByRole('heading', { name: words.replace_title });
    // Two clicks within a second count as one.
    await expect(async () => {
      await submit.click();
      await expect(question).toBeFocused({ timeout: 250 });
    }).toPass();
    expect((await record(page))?.name).toBe('Première');
    await part.getByRole('button', { name: answer, exact: true }).click();
    await expect(question).toBeHidden();
    await expect(part.getByRole('definition').filter({ hasText: asked })).toBeVisible();
    expect((await record(page))?.name).toBe(asked);
    if (answer === words.keep) await expect(name).toHaveValue('Seconde');
  }
});

test('the first tap on the list of services opens it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.contact);
  const { service } = formParts(page);
  await service.tap();
  await page.getByRole('option', { name: lastService.label }).tap();
  await expect(service).toHaveText(lastService.label);
});

test('rows chosen on the price list replace the form’s choice of a service, with news of changed prices', {
  tag: '@phone',
}, async ({ page }) => {
  const [cheap, other] = choosableRows().filter(({ amount }) => amount !== undefined);
  if (!cheap || !other) throw new Error('The price list has fewer than two prices.');
  await page.clock.setFixedTime(morningOf(today));
  await choose(page, [{ ...cheap, amount: 1 }, other, { id: 'gone', name: 'Bain de Lune' }]);
  await page.goto(paths.contact);
  const { part, service, calendarButton, calendar, submit, ready, fillIn, link } = formParts(page);
  const holding = requestServices.filter(({ prices }) => [cheap, other].every(({ id }) => prices.includes(id)));
  await calendarButton.tap();
  await calendar.getByRole('button', { name: inFull(later) }).tap();
  const price = formatPrice(cheap.amount ?? 0);
  for (const news of [
    fill(choice.changed, { service: cheap.name, price }),
    fill(choice.gone, { service: 'Bain de Lune' }),
    fill(choice.several, { count: 2 }),
  ])
    await expect(part.getByText(news)).toBeVisible();
  await expect(service).toHaveCount(0);
  await expect(link(words.choice_add)).toBeVisible();
  await expect(link(messages.booking.book)).toHaveCount(0);
  await fillIn();
  await submit.tap();
  await expect(ready).toBeFocused();
  const named = holding[1] ? '' : (holding[0]?.id ?? '');
  expect(await record(page)).toMatchObject({ date: later, service: named });

  const entry = decodeURIComponent((await link(handoff.calendar).getAttribute('href')) ?? '').replace(/\r\n /g, '');
  for (const row of [cheap, other]) expect(entry).toContain(escapeText(`– ${row.name}`));
  // The toast ends above the panel with the request.
  const panel = part.locator('section').filter({ hasText: handoff.ready });
  const [notice, below] = [await toast(page).boundingBox(), await panel.boundingBox()];
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('after closing time the next open day is proposed, and after midnight an expired request returns to the form', {
  tag: '@translated',
}, async ({ page }) => {
  const now = eveningOf(today);
  const { date, name, fillIn, submit, part, ready, link, calendarButton } = await openForm(page, { now, runs: true });
  const next = nextOpenDay(today, open, now) ?? '';
  const proposal = fill(words.next_open_day, { date: inFull(next).replace(/ \d{4}$/, '') });
  await expect(date).toHaveValue(typed(next));
  await expect(date).toHaveAccessibleDescription(new RegExp(`${proposal}$`));

  // Typing today gives an error, with a button for the next open day.
  const sentence = words.errors.date_over.replace(/\s+/g, ' ');
  const propose = part.getByRole('button', { name: fill(words.next_open, { date: inFull(next) }) });
  await fillIn();
  await date.fill(typed(today));
  await submit.click();
  await expect(date).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(date).toBeFocused();
  // The links contain the request without that day.
  await expect(link(mainWay)).toHaveAttribute('href', /ana%40example\.ch$/);
  await expect(link(handoff.calendar)).toBeHidden();
  expect(await record(page)).toBeNull();
  await propose.click();
  await expect(date).toHaveValue(typed(next));
  await expect(date).not.toHaveAttribute('aria-invalid');
  await expect(propose).toBeHidden();
  await expect(calendarButton).toBeFocused();
  await submit.click();
  await expect(link(mainWay)).toBeVisible();
  expect(await record(page)).toMatchObject({ name: 'Ana Müller', date: next });
  await expect(date).toHaveValue(typed(next));
  await expect(propose).toBeHidden();

  // The page stays open until some days after the requested day.
  await page.clock.setSystemTime(morningOf(later));
  await page.clock.runFor(60_000);
  await expect(date).toHaveValue(typed(later));
  // A typed date is not replaced by the proposal for a new day.
  const asked = openDayFrom(addDays(later, 3));
  await date.fill(typed(asked));
  const nextDay = addDays(later, 1);
  await page.clock.setSystemTime(morningOf(nextDay));
  await page.clock.runFor(60_000);
  await expect(part.getByRole('heading', { name: handoff.expired })).toBeVisible();
  await expect(part.getByText(words.errors.date_past)).toBeVisible();
  await expect(date).toHaveValue(typed(asked));
  await page.reload();
  await hydrate(page);
  await expect(part.getByRole('heading', { name: handoff.expired })).toBeVisible();
  await expect(ready).toBeHidden();
  for (const way of carrying) await expect(link(way)).toBeHidden();
  await part.getByRole('button', { name: handoff.new_date }).click();
  await expect(name).toHaveValue('Ana Müller');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(typed(openDayFrom(nextDay)));
  expect(await record(page)).toBeNull();
});

test('a half-filled form is kept on other pages and in other languages until it is sent', async ({ page }) => {
  const { name, email, date, chooseLast, submit, ready } = await openForm(page);
  await name.fill('Ana Müller');
  await date.fill(typed(later).replaceAll('.', '/'));
  await date.blur();
  // The date is written in full once its field loses the focus.
  await expect(date).toHaveValue(typed(later));
  await chooseLast();
  await page.locator(`footer a[href="${paths['price-list']}"]:visible`).first().click();
  await expect(page).toHaveURL(paths['price-list']);
  await page.goBack();
  const [french = '', ...others] = localesOf(neededId('contact'));
  for (const locale of [...others, french]) {
    if (others.length > 0) await page.locator(`header a[lang^="${locale}-"]:visible`).click();
    await expect(page).toHaveURL(pathOf(neededId('contact'), locale));
    const there = formParts(page, messagesIn(locale));
    await hydrate(page);
    await expect(there.name).toHaveValue('Ana Müller');
    await expect(there.date).toHaveValue(formatDay(later));
    await expect(there.service).toHaveText(serviceLabels(locale).at(-1) ?? '');
  }
  await email.fill('ana@example.ch');
  await submit.click();
  await expect(ready).toBeVisible();
  expect(await keptOf(page)).toEqual({
    record: expect.objectContaining({ name: 'Ana Müller', service: lastService.id }),
  });
});

const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: toasts.success_title });

test('the success toast closes on a swipe of more than 50 px to the right, and after 5000 ms', async ({ page }) => {
  const { fillIn, submit, ready, part } = await openForm(page, { runs: true });
  const sweep = async (distance: number) => {
    const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 30, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + 30 + distance, y + 60, { steps: 6 });
    await page.mouse.up();
  };
  // From here on only the test moves the clock.
  await page.clock.pauseAt(morningOf(today).getTime() + 3_600_000);
  for (const close of [() => sweep(60), () => page.clock.runFor(200)]) {
    await fillIn();
    // Toasts are loaded once the page is idle.
    await page.clock.runFor(1000);
    await submit.click();
    await expect(toast(page)).toBeVisible();
    await sweep(50);
    // A pointer on the toast, or the focus in it, would keep it open.
    await page.mouse.move(0, 0);
    await ready.focus();
    await page.clock.runFor(4900);
    await expect(toast(page)).toBeVisible();
    await close();
    await expect(toast(page)).toBeHidden();
    await expect(ready).toBeVisible();
    for (const text of [toasts.success_title, toasts.success_text]) await expect(part.getByText(text)).toBeHidden();
    await part.getByRole('button', { name: handoff.forget }).click();
  }
});

test('a request can be made if calendar and service list fail to load, which the form says', async ({ page }) => {
  await page.route(/\/later-parts-/, (route) => route.fulfill({ status: 404 }));
  const { calendarButton, date, name, service, fillIn, submit, ready } = await openForm(page);
  await calendarButton.click();
  await expect(date).toHaveAccessibleDescription(new RegExp(words.calendar_failed.replace(/\s+/g, ' ')));
  await expect(calendarButton).not.toHaveAttribute('aria-busy');
  await service.click();
  await expect(service).toHaveAccessibleDescription(words.list_failed.replace(/\s+/g, ' '));
  await date.fill(typed(later));
  await fillIn();
  await submit.click();
  await expect(ready).toBeVisible();
  await expect(name).toHaveValue('');
  expect((await record(page))?.date).toBe(later);
});

test('a half-typed date gives no error, and a second wrong date is announced again', async ({ page }) => {
  const { date, part } = await openForm(page);
  const status = part.getByRole('status').filter({ has: page.locator('span') });
  const sunday = typed(closedDay);
  const problem = dayProblem(closedDay, open, morningOf(today)) ?? 'weekly';
  const sentence = new RegExp(words.errors[`date_${problem}`].replace(/\{\w+\}/, '.+'));
  await date.fill('');
  await date.pressSequentially('6.1');
  await expect(status).toHaveText('');
  await date.fill(sunday);
  await date.blur();
  await expect(status).toHaveText(sentence);
  const said = await status.evaluateHandle((element) => element.firstElementChild);
  await date.fill(typed(addDays(closedDay, 7)));
  await expect(status).toHaveText('');
  await date.blur();
  await expect(status).toHaveText(sentence);
  expect(await said.evaluate((element) => element?.isConnected)).toBe(false);
});

test('the specification’s English errors come with advice in French, and both describe the field', async ({ page }) => {
  const { name, email, submit, part } = await openForm(page);
  await submit.click();
  for (const [field, key] of [
    [name, 'name'],
    [email, 'email'],
  ] as const) {
    const foreign = keptMessages.find((kept) => kept.lang && kept.key === `form.errors.${key}`);
    const said = [words.errors[key], ...(foreign ? [messageOf(foreign.proper)] : [])];
    await expect(field).toHaveAccessibleDescription(said.join(' ').replace(/\s+/g, ' '));
    if (foreign) await expect(part.getByText(words.errors[key])).toHaveAttribute('lang', foreign.lang ?? '');
  }
});

test('the toast of a prepared request is announced politely, covers no part of its heading, and fits with large text', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page);
  for (const [letters, viewport] of [
    [32, { width: 390, height: 844 }],
    [16, { width: 320, height: 256 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.addStyleTag({ content: `html { font-size: ${letters}px }` });
    await form.fillIn();
    await expect(async () => {
      await form.submit.press('Enter');
      await expect(form.ready).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    await expect(toast(page).getByRole('button', { name: toasts.close })).toBeInViewport({ ratio: 1 });
    const [notice, heading] = [await toast(page).boundingBox(), await form.ready.boundingBox()];
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await expect(page.locator('[aria-live="assertive"]')).toHaveCount(0);
    await toast(page).getByRole('button', { name: toasts.close }).press('Enter');
    await form.part.getByRole('button', { name: handoff.forget }).press('Enter');
  }
});

test('if storage is refused, the other ways to book follow the error, and contain the request', async ({ page }) => {
  await refuseStorage(page);
  const { fillIn, submit, part, link } = await openForm(page);
  await fillIn();
  await submit.press('Enter');
  const failure = part.locator('section').filter({ hasText: toasts.error_text });
  await expect(failure).toContainText(words.ways_remain);
  await expect(failure.getByRole('link').first()).toHaveText(mainWay);
  for (const way of new Set([mainWay, handoff.email])) await expect(link(way)).toHaveAttribute('href', /ana%40example/);
  await expect(failure.locator(`a[href="${telHref()}"]`)).toBeVisible();
});
