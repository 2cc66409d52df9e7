import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { recordKey } from '@/components/booking/request-record';
import { routes } from '@/content/routes';
import { salon } from '@/content/salon';
import { formatDay } from '@/lib/dates/day-format';
import { closedDaysDetail } from '@/lib/dates/hours-text';
import { addDays, closedReason, type Day } from '@/lib/dates/zurich-date';
import { hydrate, keepToSite, openHydrated } from './support/browsing';
import { cutOff, holdBack, isScript } from './support/faults';
import { fill, messages } from './support/messages';

const { form: words, handoff, toasts, whatsapp } = messages;

/** A Tuesday, ten in the morning in Switzerland. */
const tuesday = '2026-11-24T09:00:00Z';
const sunday = '2026-11-22T09:00:00Z';

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
    confirmation: part.getByRole('heading', { name: toasts.success_title }),
    link: (name: string) => part.getByRole('link', { name }),
  };
}

/** Opens the contact page at an instant and waits until its form works. */
async function open(page: Page, now = tuesday) {
  await page.clock.setFixedTime(new Date(now));
  await openHydrated(page, routes.contact);
  return parts(page);
}

/** Opens the contact page, with what makes its form work kept back until the returned function is called. */
async function openEarly(page: Page) {
  await page.clock.setFixedTime(new Date(tuesday));
  await keepToSite(page);
  const release = await holdBack(page, isScript);
  await page.goto(routes.contact);
  return { ...parts(page), release };
}

/** Descriptions are read with ordinary spaces, whatever spaces the words were set with. */
const asRead = (text: string) => text.replace(/\s+/g, ' ');

/** The first day after another on which the salon is open. */
function nextOpenDay(day: Day): Day {
  const next = addDays(day, 1);
  return closedReason(next, { openDays: salon.hours.days, closings: salon.closings }) ? nextOpenDay(next) : next;
}

/** A message about the days of the week on which the salon is closed. */
const weekly = (message: string) => message.replace('{days}', closedDaysDetail());

const record = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, string> | null, recordKey);

async function fillIn(page: Page, { name = 'Ana Müller', email = 'ana@example.ch' } = {}) {
  await parts(page).name.fill(name);
  await parts(page).email.fill(email);
}

test.describe('before the form works', () => {
  test('what is typed and pressed is not lost: the request is complete, and made once', async ({ page }) => {
    const { name, email, submit, part, confirmation, release } = await openEarly(page);
    await page.evaluate(() => {
      const submits: Event[] = [];
      Object.assign(window, { submits });
      addEventListener('submit', (event) => submits.push(event), true);
    });
    // The first letter is what asks for the code.
    await name.pressSequentially('Ana Müller');
    await email.fill('ana@example.ch');
    for (let click = 1; click <= 2; click += 1) await submit.click();
    await expect(name).toHaveValue('Ana Müller');
    await expect(confirmation).toBeHidden();
    release();
    await expect(confirmation).toBeVisible();
    await expect(part.getByText('Ana Müller')).toBeVisible();
    expect(await record(page)).toMatchObject({ name: 'Ana Müller', email: 'ana@example.ch', date: '2026-11-24' });
    expect(await page.evaluate(() => (window as unknown as { submits: Event[] }).submits.length)).toBe(1);
    expect(new URL(page.url()).search).toBe('');
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

  test('Enter in a field sends afterwards, and shows what is missing', async ({ page }) => {
    const { name, email, part, release } = await openEarly(page);
    await name.fill('Ana');
    await name.press('Enter');
    release();
    await expect(part.getByText(words.errors.email)).toBeVisible();
    await expect(email).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
  });

  test('the button of the calendar opens it afterwards', async ({ page }) => {
    const { calendarButton, calendar, release } = await openEarly(page);
    await calendarButton.click();
    release();
    await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
  });

  for (const place of ['on its words', 'on its sign'] as const) {
    test(`the list of services opens afterwards, and is where the focus stays: pressed ${place}`, async ({ page }) => {
      const { service, release } = await openEarly(page);
      await (place === 'on its sign' ? service.locator('path').last() : service).click({ force: true });
      release();
      await page.getByRole('option', { name: words.services.cutting }).click();
      await expect(service).toHaveText(words.services.cutting);
      await expect(service).toBeFocused();
    });
  }

  test('nothing on the page moves when it does', async ({ page }) => {
    const { part, date } = await openEarly(page);
    await page.unrouteAll();
    const before = await part.boundingBox();
    await hydrate(page);
    await expect(date).toHaveValue('24.11.2026');
    expect((await part.boundingBox())?.height).toBe(before?.height);
  });

  for (const reason of ['scripts are switched off', 'its code does not come'] as const) {
    test.describe(reason, () => {
      const isOff = reason === 'scripts are switched off';
      test.use({ javaScriptEnabled: !isOff });
      test(`phone, chat and booking stand in its place: ${reason}`, async ({ page }) => {
        await keepToSite(page);
        await cutOff(page, isScript);
        await page.goto(routes.contact);
        const { part, name, submit } = parts(page);
        if (!isOff) await name.focus();
        for (const way of [handoff.phone.replace('{phone}', ''), messages.booking.whatsapp, handoff.booking]) {
          await expect(part.getByRole('link', { name: way })).toBeVisible();
        }
        await expect(part.getByRole('link')).toHaveCount(3);
        await expect(name).toBeHidden();
        await expect(submit).toBeHidden();
      });
    });
  }
});

test.describe('a valid request', () => {
  test('is kept in this tab, confirmed, handed over by links, and sent nowhere', async ({ page }) => {
    const { date, service, submit, confirmation, part, link, name, email } = await open(page);
    const told: string[] = [];
    page.on('request', (request) => {
      const all = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData()}`;
      if (!all.startsWith('GET http') || /ana@|Zoé/.test(all)) told.push(all);
    });
    await fillIn(page, { name: ' Éloïse & Zoé 💇 ' });
    await date.fill('28/11/26');
    await service.click();
    await page.getByRole('option', { name: words.services.coloring }).click();
    await submit.click();

    await expect(confirmation).toBeFocused();
    await expect(part.getByText(toasts.success_text)).toBeVisible();
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
    await expect(link(handoff.booking)).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link(handoff.booking)).toHaveAttribute('target', '_blank');
    await expect(link(handoff.phone.replace('{phone}', ''))).toHaveAttribute('href', /^tel:\+\d+$/);
    expect(told).toEqual([]);
  });

  test('comes as a calendar file that calendars can read', async ({ page }) => {
    const { submit, link, confirmation } = await open(page);
    await fillIn(page);
    await submit.click();
    await expect(confirmation).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), link(handoff.calendar).click()]);
    expect(download.suggestedFilename()).toBe(`${handoff.calendar_file}-2026-11-24.ics`);
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toString()).toBe('2026-11-24');
    expect(event.summary).toContain('à confirmer');
    expect(event.description).toContain('Ana Müller');
  });

  test('says before it is sent that it reaches nobody by itself, and can be handed over as far as it goes', async ({
    page,
  }) => {
    const { part, name, link } = await open(page);
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    await name.fill('Ana');
    await expect(link(handoff.whatsapp)).toHaveAttribute('href', /Ana$/);
    await expect(link(handoff.email)).toHaveAttribute('href', /^mailto:.+Ana$/);
  });

  test('is counted once when the button is clicked twice', async ({ page }) => {
    const { submit, confirmation, name } = await open(page);
    await fillIn(page);
    // By script, because the page may scroll the button away from a mouse between its two clicks.
    await submit.evaluate(async (button: HTMLButtonElement) => {
      const frame = () => new Promise(requestAnimationFrame);
      const field = button.form?.elements.namedItem('name') as HTMLInputElement;
      button.click();
      while (field.value !== '') await frame();
      button.click();
      await frame();
      await frame();
    });
    await expect(confirmation).toBeVisible();
    await expect(name).not.toHaveAttribute('aria-invalid');
    expect((await record(page))?.name).toBe('Ana Müller');
  });

  test('survives a reload and the way back, until it is wiped', async ({ page }) => {
    const { submit, confirmation, part } = await open(page);
    await fillIn(page);
    await submit.click();
    await expect(confirmation).toBeVisible();
    await page.reload();
    // Shown without being asked for, where it is seen.
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByText(words.not_sent_after)).toBeVisible();
    await page.goto(routes.tarifs);
    await page.goBack();
    await hydrate(page);
    await expect(confirmation).toBeVisible();
    await part.getByRole('button', { name: handoff.forget }).click();
    await expect(confirmation).toBeHidden();
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    expect(await record(page)).toBeNull();
    await page.reload();
    await hydrate(page);
    await expect(confirmation).toBeHidden();
  });

  test('is replaced by the next one', async ({ page }) => {
    const { submit, part } = await open(page);
    await fillIn(page, { name: 'Première' });
    await submit.click();
    await expect(part.getByText('Première')).toBeVisible();
    await fillIn(page, { name: 'Seconde' });
    // Two clicks within a second are taken for one.
    await expect(async () => {
      await submit.click();
      await expect(part.getByText('Seconde')).toBeVisible({ timeout: 250 });
    }).toPass();
    await expect(part.getByText('Première')).toBeHidden();
  });
});

test.describe('an invalid request', () => {
  test('shows each error under its field, goes to the first, and loses nothing', async ({ page }) => {
    const { name, email, date, submit, part, confirmation } = await open(page);
    await fillIn(page, { name: 'A', email: 'ana@' });
    await date.fill('31.02.2027');
    await submit.click();
    await expect(name).toBeFocused();
    for (const [field, error] of [
      [name, 'Name is required'],
      [email, 'Invalid email address'],
      [date, words.errors.date],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`^${asRead(error)}`));
      await expect(part.getByText(error)).toBeVisible();
    }
    await expect(name).toHaveValue('A');
    await expect(email).toHaveValue('ana@');
    await expect(date).toHaveValue('31.02.2027');
    await expect(confirmation).toBeHidden();
    expect(await record(page)).toBeNull();

    await name.fill('Ana');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(email).toBeFocused();
  });

  for (const [typed, error] of [
    ['23.11.2026', words.errors.date_past],
    ['29.11.2026', weekly(words.errors.date_weekly)],
    ['', words.errors.date],
  ] as const) {
    test(`is refused for the date "${typed}" with its reason`, async ({ page }) => {
      const { date, submit } = await open(page);
      await fillIn(page);
      await date.fill(typed);
      await submit.click();
      await expect(date).toBeFocused();
      await expect(date).toHaveAccessibleDescription(new RegExp(`^${asRead(error)}`));
      expect(await record(page)).toBeNull();
    });
  }
});

test.describe('the date', () => {
  test.skip(({ isMobile }) => isMobile === true, 'A day is the same on every screen.');

  for (const [now, today] of [
    ['2026-11-24T09:00:00Z', '24.11.2026'],
    ['2027-03-28T22:30:00Z', '29.03.2027'],
  ] as const) {
    test(`is today by itself: ${today}`, async ({ page }) => {
      const { date } = await open(page, now);
      await expect(date).toHaveValue(today);
    });
  }

  test('stays today on a Sunday, says that the salon is closed, and can be sent', async ({ page }) => {
    const { date, submit, confirmation } = await open(page, sunday);
    await expect(date).toHaveValue('22.11.2026');
    await expect(date).toHaveAccessibleDescription(new RegExp(`${asRead(weekly(words.weekly_hint))}$`));
    await fillIn(page);
    await submit.click();
    await expect(confirmation).toBeVisible();
  });

  test('follows the day when the page is loaded again later', async ({ page }) => {
    const { date } = await open(page);
    await page.clock.setFixedTime(new Date('2026-11-25T09:00:00Z'));
    await page.reload();
    await hydrate(page);
    await expect(date).toHaveValue('25.11.2026');
  });

  for (const [timezoneId, now, today] of [
    ['Pacific/Auckland', '2026-05-05T12:30:00Z', '2026-05-05'],
    ['Pacific/Honolulu', '2026-05-05T22:30:00Z', '2026-05-06'],
    ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-05'],
  ] as const) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test(`is the day in Switzerland for a visitor in ${timezoneId}`, async ({ page }) => {
        const { date, calendarButton, calendar } = await open(page, now);
        await expect(date).toHaveValue(formatDay(today, 'fr'));
        await calendarButton.click();
        await expect(calendar.getByRole('button', { name: /Aujourd.hui/ })).toBeFocused();
        // Over the days on which the salon is closed.
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(date).toHaveValue(formatDay(nextOpenDay(today), 'fr'));
      });
    });
  }

  test('is written out when it was typed short', async ({ page }) => {
    const { date, email } = await open(page);
    await date.fill('5/12/26');
    await email.focus();
    await expect(date).toHaveValue('05.12.2026');
    await date.fill('05122026');
    await email.focus();
    await expect(date).toHaveValue('05.12.2026');
  });
});

test.describe('the calendar', () => {
  test('is worked by keys alone, and gives the focus back', async ({ page }) => {
    const { date, calendarButton, calendar } = await open(page);
    await calendarButton.focus();
    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('button', { name: /mardi 24 novembre 2026, sélectionné/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(calendar.getByRole('button', { name: /mardi 1(er)? décembre/ })).toBeFocused();
    await expect(calendar.getByRole('status').first()).toHaveText('décembre 2026');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(calendarButton).toBeFocused();
    await expect(date).toHaveValue('24.11.2026');

    await page.keyboard.press('Enter');
    await expect(calendar.getByRole('button', { name: /mardi 24 novembre 2026, sélectionné/ })).toBeFocused();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(calendarButton).toBeFocused();
    await expect(date).toHaveValue('24.12.2026');
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    const { calendarButton, calendar } = await open(page);
    await calendarButton.click();
    await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(calendar.locator(':focus')).toHaveCount(1);
    }
  });

  test('closes on a click outside', async ({ page }) => {
    const { calendarButton, calendar } = await open(page);
    await calendarButton.click();
    await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
    // It listens for clicks outside a moment after it has opened, so that the opening one is none.
    await expect(async () => {
      await page.mouse.click(3, 300);
      await expect(calendar).toBeHidden({ timeout: 1000 });
    }).toPass();
  });

  test('begins its weeks on Monday and offers neither past days nor Sundays', async ({ page }) => {
    const { calendarButton, calendar } = await open(page);
    await calendarButton.click();
    await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'lundi');
    await expect(calendar.getByRole('button', { name: /lundi 23 novembre/ })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: /dimanche 29 novembre/ })).toBeDisabled();
    await expect(calendar.getByRole('button', { name: /samedi 28 novembre/ })).toBeEnabled();
    await expect(calendar.getByRole('button', { name: /5 décembre/ })).toBeVisible();
  });

  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 664 },
  ]) {
    test(`fits a screen of ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // A month of six weeks.
      const { calendarButton, calendar } = await open(page, '2026-08-05T09:00:00Z');
      await calendarButton.click();
      await expect(calendar.getByRole('button', { name: /sélectionné/ })).toBeFocused();
      await expect(calendar.getByText(/août 2026$/)).toHaveCount(2);
      const box = (await calendar.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      expect(await calendar.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
      const days = await calendar.getByRole('gridcell').getByRole('button').all();
      expect((await days[10]?.boundingBox())?.width).toBeGreaterThanOrEqual(36);
    });
  }
});

test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile === true, 'Phones seldom have keys.');

  test('a request can be made from the first field to the last link', async ({ page }) => {
    const { name, email, date, calendarButton, service, submit, confirmation, part, link } = await open(page);
    await name.focus();
    await page.keyboard.type('Ana Müller');
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    await page.keyboard.type('ana@example.ch');
    await page.keyboard.press('Tab');
    await expect(date).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(calendarButton).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(service).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.type('soin');
    await expect(page.getByRole('option', { name: words.services.treatment })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(service).toHaveText(words.services.treatment);
    await expect(service).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(handoff.booking)).toBeFocused();
    await expect(part.getByRole('definition').filter({ hasText: words.services.treatment })).toBeVisible();
  });

  test('Enter in a field sends, and an error is where the focus goes', async ({ page }) => {
    const { name, email } = await open(page);
    await name.fill('Ana');
    await name.press('Enter');
    await expect(email).toBeFocused();
  });
});

test.describe('by touch', () => {
  test.skip(({ hasTouch }) => !hasTouch, 'needs a touch screen');

  test('the first tap of all opens the list, the next the calendar', async ({ page }) => {
    await page.clock.setFixedTime(new Date(tuesday));
    await keepToSite(page);
    await page.goto(routes.contact);
    const { service, calendarButton, calendar, date, submit, confirmation } = parts(page);
    await service.tap();
    await page.getByRole('option', { name: words.services.cutting }).tap();
    await expect(service).toHaveText(words.services.cutting);
    await calendarButton.tap();
    await calendar.getByRole('button', { name: /samedi 28 novembre/ }).tap();
    await expect(calendar).toBeHidden();
    await expect(date).toHaveValue('28.11.2026');
    await fillIn(page);
    await submit.tap();
    await expect(confirmation).toBeVisible();
    expect(await record(page)).toMatchObject({ date: '2026-11-28', service: 'cutting' });
  });
});

test.describe('the service', () => {
  test('can be taken back to none', async ({ page }) => {
    const { service, submit, confirmation } = await open(page);
    for (const option of [words.services.styling, words.services.none]) {
      await service.click();
      await page.getByRole('option', { name: option }).click();
    }
    await fillIn(page);
    await submit.click();
    await expect(confirmation).toBeVisible();
    expect((await record(page))?.service).toBe('');
  });
});

test.describe('a browser that keeps nothing', () => {
  test.skip(({ isMobile }) => isMobile === true, 'Storage does not depend on the screen.');

  for (const [how, refuse] of [
    [
      'refuses to write',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'has storage switched off',
      () => {
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`gets the failure toast, and the form keeps what was typed: it ${how}`, async ({ page }) => {
      await page.addInitScript(refuse);
      const { name, email, submit, part, confirmation, link } = await open(page);
      await fillIn(page);
      await submit.click();
      await expect(page.getByRole('listitem').filter({ hasText: toasts.error_title })).toBeVisible();
      await expect(part.getByText(toasts.error_text)).toBeVisible();
      await expect(confirmation).toBeHidden();
      await expect(name).toHaveValue('Ana Müller');
      await expect(email).toHaveValue('ana@example.ch');
      await expect(link(handoff.whatsapp)).toHaveAttribute('href', /ana%40example\.ch$/);
    });
  }
});

test.describe('hostile text', () => {
  test.skip(({ isMobile }) => isMobile === true, 'What a field takes does not depend on the screen.');

  for (const name of [
    '<img src=x onerror="window.isBroken=true"><script>window.isBroken=true</script>',
    'مرحبا بك عزيزي',
    '👩‍🦰💇‍♀️ Zoé',
    '{date} {label} $& %41 &amp;',
  ]) {
    test(`is shown letter for letter: ${name}`, async ({ page }) => {
      const { submit, part } = await open(page);
      await fillIn(page, { name });
      await submit.click();
      await expect(part.getByText(name, { exact: true })).toBeVisible();
      expect((await record(page))?.name).toBe(name);
      expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);
    });
  }

  test('of 10,000 characters is refused with its reason, and no page grows sideways', async ({ page }) => {
    const { name, submit, part } = await open(page);
    await fillIn(page, { name: 'x'.repeat(10_000) });
    await submit.click();
    await expect(part.getByText(words.errors.name_long)).toBeVisible();
    await expect(name).toHaveValue('x'.repeat(10_000));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('that turns its neighbours round loses that power', async ({ page }) => {
    const { submit } = await open(page);
    await fillIn(page, { name: '\u202eanA\u202c Müller\u0007' });
    await submit.click();
    await expect.poll(async () => (await record(page))?.name).toBe('anA Müller');
  });

  test('in the storage is not believed', async ({ page }) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, '{"name":"<b>","date":"tomorrow"}'), recordKey);
    const { confirmation, part } = await open(page);
    await expect(part.getByText(words.not_sent_before)).toBeVisible();
    await expect(confirmation).toBeHidden();
  });
});

test('what was typed is still there after a walk to another page and back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'What is kept does not depend on the screen.');
  const { name, email, link } = await open(page);
  await fillIn(page);
  await page.locator(`footer a[href="${routes.tarifs}"]`).first().click();
  await expect(page).toHaveURL(routes.tarifs);
  await page.goBack();
  await hydrate(page);
  await expect(name).toHaveValue('Ana Müller');
  await expect(email).toHaveValue('ana@example.ch');
  await expect(link(handoff.whatsapp)).toHaveAttribute('href', /ana%40example\.ch/);
});

test.describe('toasts', () => {
  const toast = (page: Page) => page.getByRole('listitem').filter({ hasText: toasts.success_title });

  /** Makes a request with the clock in our hands, so that its toast stays until we say. */
  async function confirm(page: Page) {
    await page.clock.install({ time: new Date(tuesday) });
    await openHydrated(page, routes.contact);
    const found = parts(page);
    await fillIn(page);
    await page.clock.pauseAt(new Date(Date.parse(tuesday) + 3_600_000));
    await found.submit.click();
    await expect(toast(page)).toBeVisible();
    return found;
  }

  test('stay 5000 ms; the same words stay beside the form', async ({ page }) => {
    const { confirmation, part } = await confirm(page);
    await page.clock.runFor(4900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toBeHidden();
    await expect(confirmation).toBeVisible();
    await expect(part.getByText(toasts.success_text)).toBeVisible();
  });

  test('wait while the pointer is on them', async ({ page, hasTouch }) => {
    test.skip(hasTouch, 'needs a pointer that hovers');
    await confirm(page);
    await page.clock.runFor(3000);
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
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

  test('are reached by F8 and closed by their button', async ({ page }) => {
    await confirm(page);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /F8/ }).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: toasts.close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden();
  });

  test('are told to screen readers', async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      new MutationObserver(() => {
        for (const live of document.querySelectorAll('[aria-live="assertive"]')) told.push(live.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const { submit } = await open(page);
    await fillIn(page);
    await submit.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.join('|')))
      .toContain(`${toasts.success_title}${toasts.success_text}`);
  });

  test('are one at a time', async ({ page }) => {
    const { submit, part } = await confirm(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await fillIn(page);
    await page.clock.runFor(1500);
    await submit.click();
    await expect(part.getByText(toasts.error_text)).toBeVisible();
    await expect(toast(page)).toBeHidden();
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('listitem')).toHaveCount(1);
  });
});
