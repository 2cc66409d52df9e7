import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { recordKey } from '@/components/booking/request-record';
import { salon } from '@/lib/content/content';
import { formatLongDay } from '@/lib/dates/day-format';
import { holidaysFrom } from '@/lib/dates/holidays';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { telHref } from '@/lib/links/contact-links';
import { germanPaths, paths } from '@/tests/support/paths';
import { serviceLabels } from '@/tests/support/services';
import { hydrate, openHydrated } from './support/browsing';
import { holdBack, isScript, refuseStorage } from './support/faults';
import { messagesOf } from './support/languages';
import { fill, messages } from './support/messages';

const { form: words, handoff, toasts, whatsapp } = messages;

/** A Tuesday, ten in the morning in Switzerland. */
const tuesday = '2026-11-24T09:00:00Z';

/** The parts of the form, by the names a visitor reads. */
function parts(page: Page) {
  const part = page.locator('#demande');
  return {
    part,
    name: part.getByLabel(words.name, { exact: true }),
    email: part.getByLabel(words.email, { exact: true }),
    date: part.getByLabel(words.date, { exact: true }),
    service: part.getByRole('combobox', { name: words.service }),
    calendarButton: part.getByRole('button', { name: words.date_choose }),
    calendar: page.getByRole('dialog', { name: words.date_dialog }),
    submit: part.getByRole('button', { name: words.submit }),
    ready: part.getByRole('heading', { name: handoff.ready }),
    link: (name: string) => part.getByRole('link', { name }),
  };
}

/** Opens the contact page at an instant and waits until its form works. */
async function open(page: Page, now = tuesday) {
  await page.clock.setFixedTime(new Date(now));
  await openHydrated(page, paths.contact);
  return parts(page);
}

/** Opens the contact page, with what makes its form work kept back until the returned function is called. */
async function openEarly(page: Page) {
  await page.clock.setFixedTime(new Date(tuesday));
  const release = await holdBack(page, isScript);
  await page.goto(paths.contact);
  return { ...parts(page), release };
}

/** Descriptions are read with ordinary spaces, whatever spaces the words were set with. */
const asRead = (text: string) => text.replace(/\s+/g, ' ');

type Values = Record<string, string>;

/** What the page keeps: a request, a half-filled form. */
const kept = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as { record?: Values; draft?: Values },
    recordKey,
  );

const record = async (page: Page) => (await kept(page)).record ?? null;

async function fillIn(page: Page, { name = 'Ana Müller', email = 'ana@example.ch' } = {}) {
  await parts(page).name.fill(name);
  await parts(page).email.fill(email);
}

test.describe('before the form works', () => {
  test('what is typed and pressed is not lost: the request is complete, and made once', async ({ page }) => {
    const { name, email, date, submit, part, ready, release } = await openEarly(page);
    await page.evaluate(() => {
      const submits: Event[] = [];
      Object.assign(window, { submits });
      addEventListener('submit', (event) => submits.push(event), true);
    });
    // The first letter is what asks for the code.
    await name.pressSequentially('Ana Müller');
    await email.fill('ana@example.ch');
    await date.fill('24.11.2026');
    for (let click = 1; click <= 2; click += 1) await submit.click();
    // Heard, for screen readers too.
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit).toHaveCSS('opacity', '0.5');
    await expect(name).toHaveValue('Ana Müller');
    await expect(ready).toBeHidden();
    release();
    await expect(ready).toBeVisible();
    await expect(part.getByText('Ana Müller')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-busy');
    expect(await record(page)).toMatchObject({ name: 'Ana Müller', email: 'ana@example.ch', date: '2026-11-24' });
    expect(await page.evaluate(() => (window as unknown as { submits: Event[] }).submits.length)).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });

  test('a request without a date does not get one that nobody has seen', async ({ page }) => {
    const { name, date, release } = await openEarly(page);
    await fillIn(page);
    await name.press('Enter');
    release();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(date).toBeFocused();
    await expect(date).toHaveValue('');
    expect(await record(page)).toBeNull();
  });

  test('a press that is still held when it works counts where it began', async ({ page }) => {
    const { service, release } = await openEarly(page);
    await service.hover();
    await page.mouse.down();
    release();
    await hydrate(page);
    await page.mouse.up();
    await page.getByRole('option', { name: serviceLabels()[0] ?? '' }).click();
    await expect(service).toHaveText(serviceLabels()[0] ?? '');
  });

  test('the room of what it says on closed days is there', async ({ page }) => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // A Sunday, and a Tuesday after closing time.
      for (const now of ['2026-11-29T09:00:00Z', '2026-09-29T20:00:00Z']) {
        await page.clock.setFixedTime(new Date(now));
        await page.goto(paths.contact);
        const { submit, date } = parts(page);
        const before = await submit.boundingBox();
        await hydrate(page);
        await expect(date).toHaveValue(/2026/);
        expect(await submit.boundingBox(), `${now} at ${width}`).toEqual(before);
      }
    }
  });

  test('what is typed can be handed over as soon as it works, and gets no error nobody asked for', async ({ page }) => {
    const { name, date, link, release } = await openEarly(page);
    await name.pressSequentially('An');
    await date.fill('28.11.2026');
    await name.focus();
    release();
    await hydrate(page);
    await expect(name).toBeFocused();
    await page.keyboard.type('a');
    await expect(name).toHaveValue('Ana');
    await expect(date).toHaveValue('28.11.2026');
    await expect(link(handoff.whatsapp)).toHaveAttribute('href', /28%20novembre.*Ana$/);
    await expect(name).not.toHaveAttribute('aria-invalid');
  });

  test('the list of services opens afterwards, and is where the focus stays', async ({ page }) => {
    const { service, release } = await openEarly(page);
    // On its sign, which is no part of the button's words.
    await service.locator('path').last().click({ force: true });
    release();
    await page.getByRole('option', { name: serviceLabels()[0] ?? '' }).click();
    await expect(service).toHaveText(serviceLabels()[0] ?? '');
    await expect(service).toBeFocused();
  });
});

test.describe('a valid request', () => {
  test('is kept in this tab, headed by what is left to do, handed over by links, and sent nowhere', async ({
    page,
  }) => {
    const { date, service, submit, ready, part, link, name, email } = await open(page);
    const told: string[] = [];
    page.on('request', (request) => {
      const all = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`;
      if (!all.startsWith('GET http') || /ana@|Zoé/.test(all)) told.push(all);
    });
    await fillIn(page, { name: ' Éloïse & Zoé 💇 ' });
    await date.fill('28/11/26');
    await service.click();
    // Written out once it is left.
    await expect(date).toHaveValue('28.11.2026');
    await page.getByRole('option', { name: serviceLabels()[1] ?? '' }).click();
    await submit.click();

    await expect(ready).toBeFocused();
    await expect(part.getByText(toasts.success_title)).toBeHidden();
    await expect(part.getByText(words.not_sent_after)).toBeVisible();
    await expect(part.getByText('samedi 28 novembre 2026')).toBeVisible();
    expect(await record(page)).toEqual({
      name: 'Éloïse & Zoé 💇',
      email: 'ana@example.ch',
      date: '2026-11-28',
      service: 'coloring',
      recordedAt: '2026-11-24T09:00:00.000Z',
    });

    await expect(name).toHaveValue('');
    await expect(email).toHaveValue('');
    await expect(date).toHaveValue('24.11.2026');
    await expect(service).toHaveText(words.service_choose);

    const chat = new URL((await link(handoff.whatsapp).getAttribute('href')) ?? '');
    const message = chat.searchParams.get('text') ?? '';
    expect(message.split('\n')[0]).toBe(fill(whatsapp.greeting, { salon: salon.name }));
    expect(message).toContain('Éloïse & Zoé 💇');
    const mail = new URL((await link(handoff.email).getAttribute('href')) ?? '');
    expect(mail.searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
    await expect(part.locator(`a[href="${telHref()}"]`).filter({ visible: true })).toHaveCount(1);
    expect(told).toEqual([]);
  });

  test('comes as a calendar file that calendars can read', async ({ page }) => {
    const { submit, link, ready } = await open(page);
    await fillIn(page);
    await submit.click();
    await expect(ready).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), link(handoff.calendar).click()]);
    expect(download.suggestedFilename()).toBe(`${handoff.calendar_file}-2026-11-24.ics`);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^DTSTART;VALUE=DATE:20261124\r$/m);
  });

  test('is counted once when the button is clicked twice', async ({ page }) => {
    const { submit, ready, name } = await open(page);
    await fillIn(page);
    // By script, because the page may scroll the button away from a mouse between its two clicks.
    await submit.evaluate(async (button: HTMLButtonElement) => {
      const field = button.form?.elements.namedItem('name') as HTMLInputElement;
      for (button.click(); field.value !== ''; ) await new Promise(requestAnimationFrame);
      button.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(ready).toBeVisible();
    await expect(name).not.toHaveAttribute('aria-invalid');
    expect((await record(page))?.name).toBe('Ana Müller');
  });

  test('survives a reload and the way back, until it is wiped', async ({ page }) => {
    const { submit, ready, part } = await open(page);
    await fillIn(page);
    await submit.click();
    await expect(ready).toBeVisible();
    await page.reload();
    // Shown without being asked for, where it is seen.
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByText(words.not_sent_after)).toBeVisible();
    await page.goto(paths['price-list']);
    await page.goBack();
    await hydrate(page);
    await expect(ready).toBeVisible();
    await part.getByRole('button', { name: handoff.forget }).click();
    await expect(ready).toBeHidden();
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    expect(await record(page)).toBeNull();
    await page.reload();
    await hydrate(page);
    await expect(ready).toBeHidden();
  });

  test('stays until the visitor says that a second one takes its place', async ({ page }) => {
    const { submit, part, service, name } = await open(page);
    const first = part.getByRole('definition').filter({ hasText: 'Première' });
    await fillIn(page, { name: 'Première' });
    await submit.click();
    await expect(first).toBeVisible();
    await fillIn(page, { name: 'Seconde' });
    for (const option of [serviceLabels()[2] ?? '', words.service_none]) {
      await service.click();
      await page.getByRole('option', { name: option }).click();
    }
    const question = part.getByRole('heading', { name: words.replace_title });
    const ask = () =>
      // Two clicks within a second are taken for one.
      expect(async () => {
        await submit.click();
        await expect(question).toBeFocused({ timeout: 250 });
      }).toPass();
    await ask();
    await expect(first).toBeVisible();
    await part.getByRole('button', { name: words.keep }).click();
    await expect(question).toBeHidden();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Seconde');
    expect((await record(page))?.name).toBe('Première');
    await ask();
    await part.getByRole('button', { name: words.replace, exact: true }).click();
    await expect(part.getByRole('definition').filter({ hasText: 'Seconde' })).toBeVisible();
    await expect(first).toBeHidden();
    expect(await record(page)).toMatchObject({ name: 'Seconde', service: '' });
  });

  test('is not sent once its day is over: it goes back into the form, for another day', async ({ page }) => {
    await page.clock.install({ time: new Date(tuesday) });
    await openHydrated(page, paths.contact);
    const { submit, ready, part, link, name, date } = parts(page);
    await fillIn(page);
    await submit.click();
    await expect(link(handoff.whatsapp)).toBeVisible();
    await page.clock.fastForward('24:00:00');
    await expect(part.getByRole('heading', { name: handoff.expired })).toBeVisible();
    await expect(part.getByText(words.errors.date_past)).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(part.getByRole('heading', { name: handoff.expired })).toBeVisible();
    await expect(ready).toBeHidden();
    for (const way of [handoff.whatsapp, handoff.email, handoff.calendar]) await expect(link(way)).toBeHidden();
    await part.getByRole('button', { name: handoff.new_date }).click();
    await expect(name).toHaveValue('Ana Müller');
    await expect(date).toBeFocused();
    await expect(date).toHaveValue('25.11.2026');
    expect(await record(page)).toBeNull();
  });
});

test('before anything is typed there is one quiet line of ways, and those that carry the request come with it', async ({
  page,
}) => {
  const { part, link, name, email } = await open(page);
  const ways = [handoff.whatsapp, handoff.email, handoff.calendar];
  for (const way of ways) await expect(link(way)).toBeHidden();
  await expect(part.getByText(words.not_sent_before)).toBeVisible();
  await expect(link(messages.booking.book)).toBeVisible();
  expect(await kept(page)).toEqual({});
  await email.fill(' ');
  for (const way of ways) await expect(link(way)).toBeHidden();
  await name.fill('A');
  for (const way of ways) await expect(link(way)).toBeVisible();
});

test('an invalid request shows each error under its field, goes to the first, and loses nothing', async ({ page }) => {
  const { name, email, date, submit, part, ready } = await open(page);
  await fillIn(page, { name: 'A', email: 'ana@' });
  await date.fill('31.02.2027');
  await submit.click();
  await expect(name).toBeFocused();
  for (const [field, error] of [
    [name, 'Name is required'],
    [email, 'Invalid email address'],
    [date, words.errors.date_unreal],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${asRead(error)}`));
    await expect(part.getByText(error)).toBeVisible();
  }
  await expect(name).toHaveValue('A');
  await expect(email).toHaveValue('ana@');
  await expect(date).toHaveValue('31.02.2027');
  await expect(ready).toBeHidden();
  expect(await record(page)).toBeNull();

  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(email).toBeFocused();
});

test('today stays today over midnight in a page that stays open, unless the visitor chose another day', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T22:50:00Z') });
  await openHydrated(page, paths.contact);
  const { date } = parts(page);
  await expect(date).toHaveValue('24.11.2026');
  await page.clock.fastForward('10:00');
  await expect(date).toHaveValue('25.11.2026');
  await date.fill('28.11.2026');
  await page.clock.fastForward('34:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(date).toHaveValue('28.11.2026');
});

for (const [when, now, error, next, value] of [
  ['a Sunday', '2026-11-29T09:00:00Z', 'date_weekly', 'lundi 30 novembre 2026', '30.11.2026'],
  ['a Saturday after closing time', '2026-11-28T20:00:00Z', 'date_over', 'lundi 30 novembre 2026', '30.11.2026'],
  [
    'the eve of a first, after closing time',
    '2026-11-30T20:00:00Z',
    'date_over',
    'mardi 1er décembre 2026',
    '01.12.2026',
  ],
] as const) {
  test(`on ${when} the form says so at once, asks for no closed day, and the next open one is one press away`, async ({
    page,
  }) => {
    const { date, name, submit, part, ready, link, calendarButton } = await open(page, now);
    const sentence = fill(words.errors[error], { days: closedDaysDetail() });
    const propose = part.getByRole('button', { name: fill(words.next_open, { date: next }) });
    await expect(date).toHaveAccessibleDescription(new RegExp(`${asRead(sentence)}$`));
    await expect(propose).toBeVisible();
    await fillIn(page);
    await expect(link(handoff.whatsapp)).toHaveAttribute('href', /ana%40example\.ch$/);
    await expect(link(handoff.whatsapp)).not.toHaveAttribute('href', /2026/);
    await expect(link(handoff.calendar)).toBeHidden();
    await submit.click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    await expect(date).toHaveAccessibleDescription(new RegExp(`^${asRead(sentence)}`));
    await expect(date).toBeFocused();
    expect(await record(page)).toBeNull();

    await propose.click();
    await expect(date).toHaveValue(value);
    await expect(date).not.toHaveAttribute('aria-invalid');
    await expect(propose).toBeHidden();
    await expect(calendarButton).toBeFocused();
    await expect(name).toHaveValue('Ana Müller');
    await submit.click();
    await expect(ready).toBeVisible();
    await expect(part.getByRole('definition').filter({ hasText: next })).toBeVisible();
  });
}

test('a holiday of each year that can be asked for is refused in a page built two years before: typed, clicked and handed over', async ({
  page,
}) => {
  const today = '2028-11-21';
  const { date, submit, part, link, calendarButton, calendar } = await open(page, `${today}T09:00:00Z`);
  const days = holidaysFrom(today, salon.holidays, { week: salon.hours.week, closings: [] }).map(({ day }) => day);
  await fillIn(page);
  for (const day of ['2028', '2029', '2030'].map((year) => days.findLast((last) => last.startsWith(year)) ?? '')) {
    await date.fill(day);
    await expect(part.getByText(words.errors.date_closed)).toBeVisible();
    await expect(link(handoff.whatsapp)).not.toHaveAttribute('href', new RegExp(day.slice(0, 4)));
    await submit.click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    expect(await record(page)).toBeNull();
    await calendarButton.click();
    await expect(calendar.getByRole('button', { name: formatLongDay(day, 'fr') })).toBeDisabled();
    await page.keyboard.press('Escape');
  }
});

test('a day is understood as it is said, and said in full', async ({ page }) => {
  const { date, submit, part } = await open(page);
  for (const text of ['24 décembre', '24.12', '2026-12-24']) {
    await date.fill(text);
    await expect(part.getByText('jeudi 24 décembre 2026')).toBeVisible();
    await date.blur();
    await expect(date).toHaveValue('24.12.2026');
  }
  await date.fill('demain');
  await submit.click();
  await expect(part.getByText(fill(words.errors.date, { example: '15.12.2026' }))).toBeVisible();
  await date.fill('24.12.3000');
  await expect(part.getByText(words.errors.date_far)).toBeVisible();
});

test('a half-filled form is still there in the other language and back, and is gone with the request', async ({
  page,
}) => {
  const { name, email, date, service, submit, ready } = await open(page);
  await name.fill('Ana Müller');
  await date.fill('28.11.2026');
  await service.click();
  await page.getByRole('option', { name: serviceLabels()[1] ?? '' }).click();
  expect((await kept(page)).draft).toEqual({
    name: 'Ana Müller',
    email: '',
    date: '2026-11-28',
    service: 'coloring',
  });
  await page.locator('header a[lang^="de"]:visible').click();
  await expect(page).toHaveURL(germanPaths.contact);
  const { form: german } = messagesOf.de;
  const part = page.locator('#demande');
  // Shown without being asked for, where it is seen.
  await part.getByRole('button', { name: german.submit }).scrollIntoViewIfNeeded();
  await expect(part.getByLabel(german.name, { exact: true })).toHaveValue('Ana Müller');
  await expect(part.getByLabel(german.date, { exact: true })).toHaveValue('28.11.2026');
  await expect(part.getByRole('combobox', { name: german.service })).toHaveText(serviceLabels('de')[1] ?? '');
  await part.getByLabel(german.email, { exact: true }).fill('ana@example.ch');
  await page.locator('header a[lang^="fr"]:visible').click();
  await expect(page).toHaveURL(paths.contact);
  await hydrate(page);
  await expect(name).toHaveValue('Ana Müller');
  await expect(email).toHaveValue('ana@example.ch');
  await submit.click();
  await expect(ready).toBeVisible();
  expect(await kept(page)).toEqual({ record: expect.objectContaining({ name: 'Ana Müller', service: 'coloring' }) });
});

test('the calendar is worked by keys alone, and gives the focus back', async ({ page }) => {
  const { date, calendarButton, calendar } = await open(page);
  await calendarButton.press('Enter');
  await expect(calendar.getByRole('button', { name: /mardi 24 novembre 2026, sélectionné/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendarButton).toBeFocused();
  await expect(date).toHaveValue('24.11.2026');
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(calendar.getByRole('button', { name: /mardi 1er décembre/ })).toBeFocused();
  await expect(calendar.getByRole('status').first()).toHaveText('décembre 2026');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(calendarButton).toBeFocused();
  await expect(date).toHaveValue('01.12.2026');
});

test('the browser may fill in what it knows of the visitor', async ({ page }) => {
  const { name, email } = await open(page);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
});

for (const [width, height] of [
  [1366, 650],
  [1280, 800],
  [390, 844],
  [844, 390],
  [320, 568],
] as const) {
  test(`the calendar fits into ${width} × ${height}, wherever it opens`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // August 2027 begins on a Sunday: a month of six weeks.
    const { calendarButton, calendar } = await open(page, '2027-08-04T09:00:00Z');
    for (const block of ['start', 'center', 'end'] as const) {
      await calendarButton.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: 'instant' }), block);
      // By key, because a header or a bar may cover the button at an edge.
      await calendarButton.press('Enter');
      await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
      await expect(calendar).toBeInViewport({ ratio: 1 });
      const buttons = await calendar.evaluate((dialog) => {
        const boxes = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled)')].map((button) => {
          button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { left, top, width: wide, height: tall } = button.getBoundingClientRect();
          const hit = document.elementFromPoint(left + wide / 2, top + tall - 2);
          return { isFree: button.contains(hit), wide, tall };
        });
        return {
          covered: boxes.filter(({ isFree }) => !isFree).length,
          count: boxes.length,
          wide: Math.min(...boxes.map((box) => box.wide)),
          tall: Math.min(...boxes.map((box) => box.tall)),
          hidden: dialog.scrollHeight - dialog.clientHeight,
        };
      });
      expect.soft(buttons.covered, block).toBe(0);
      expect.soft(buttons.hidden, block).toBeLessThanOrEqual(0);
      // The days left of the month, some of the next one, and the steps to other months.
      expect.soft(buttons.count, block).toBeGreaterThanOrEqual(26);
      expect.soft(buttons.wide, block).toBeGreaterThanOrEqual(36);
      expect.soft(buttons.tall, block).toBeGreaterThanOrEqual(32);
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
    }
  });
}

test('a request can be made by keyboard alone, from the first field to the last link', async ({ page }) => {
  const { name, email, date, calendarButton, service, submit, ready, part, link } = await open(page);
  await name.focus();
  for (const [field, text] of [
    [name, 'Ana Müller'],
    [email, 'ana@example.ch'],
    [date, ''],
    [calendarButton, ''],
  ] as const) {
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(service).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.type('soin');
  await expect(page.getByRole('option', { name: serviceLabels()[3] ?? '' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(service).toHaveText(serviceLabels()[3] ?? '');
  await expect(service).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ready).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(handoff.whatsapp)).toBeFocused();
  await expect(part.getByRole('definition').filter({ hasText: serviceLabels()[3] ?? '' })).toBeVisible();
});

test('the first tap of all opens the list of services, the next the calendar', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date(tuesday));
  await page.goto(paths.contact);
  const { service, calendarButton, calendar, date, submit, ready } = parts(page);
  await service.tap();
  await page.getByRole('option', { name: serviceLabels()[0] ?? '' }).tap();
  await expect(service).toHaveText(serviceLabels()[0] ?? '');
  await calendarButton.tap();
  await calendar.getByRole('button', { name: /samedi 28 novembre/ }).tap();
  await expect(calendar).toBeHidden();
  await expect(date).toHaveValue('28.11.2026');
  await fillIn(page);
  await submit.tap();
  await expect(ready).toBeVisible();
  expect(await record(page)).toMatchObject({ date: '2026-11-28', service: 'cutting' });
});

test('a browser that keeps nothing gets the failure notice, and the form keeps what was typed', async ({ page }) => {
  await refuseStorage(page);
  const { name, email, submit, part, ready, link } = await open(page);
  await fillIn(page);
  await submit.click();
  await expect(page.getByRole('listitem').filter({ hasText: toasts.error_title })).toBeVisible();
  await expect(part.getByText(toasts.error_text)).toBeVisible();
  await expect(ready).toBeHidden();
  await expect(name).toHaveValue('Ana Müller');
  await expect(email).toHaveValue('ana@example.ch');
  await expect(link(handoff.whatsapp)).toHaveAttribute('href', /ana%40example\.ch$/);
});

test('what was typed is still there after a walk to another page and back', async ({ page }) => {
  const { name, email, link } = await open(page);
  await fillIn(page);
  await page.locator(`footer a[href="${paths['price-list']}"]`).first().click();
  await expect(page).toHaveURL(paths['price-list']);
  await page.goBack();
  await hydrate(page);
  await expect(name).toHaveValue('Ana Müller');
  await expect(email).toHaveValue('ana@example.ch');
  await expect(link(handoff.whatsapp)).toHaveAttribute('href', /ana%40example\.ch/);
});

test.describe('toasts', () => {
  const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: toasts.success_title });

  /** Makes a request with the clock in our hands, so that its notice stays until we say. */
  async function confirm(page: Page) {
    await page.clock.install({ time: new Date(tuesday) });
    await openHydrated(page, paths.contact);
    const found = parts(page);
    await fillIn(page);
    await page.clock.pauseAt(new Date(Date.parse(tuesday) + 3_600_000));
    await found.submit.click();
    await expect(toast(page)).toBeVisible();
    return found;
  }

  test('stay 5000 ms, and nothing that says "confirmed" stays after them', async ({ page }) => {
    const { ready, part } = await confirm(page);
    await page.clock.runFor(4900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
    await expect(ready).toBeVisible();
    for (const text of [toasts.success_title, toasts.success_text]) await expect(part.getByText(text)).toBeHidden();
  });

  test('go when swept more than 50 px to the right, and only then', async ({ page }) => {
    await confirm(page);
    const sweep = async (distance: number) => {
      const { x, y } = (await toast(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 30, y + 60);
      await page.mouse.down();
      for (let moved = 0; moved <= distance; moved += 10) await page.mouse.move(x + 30 + moved, y + 60);
      await page.mouse.up();
    };
    await sweep(-100);
    await sweep(50);
    await expect(toast(page)).toBeVisible();
    await sweep(60);
    await expect(toast(page)).toBeHidden();
  });
});
