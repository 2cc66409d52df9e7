import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { recordKey } from '@/lib/booking-record';
import { messages } from '@/tests/e2e/support/messages';
import { click, faults, find, hasFocus, isSeen, wake } from './support/page';
import { test } from './support/test';
import type { ElementRef, Session } from './support/webdriver';

const { form, handoff, notices } = messages;

const textIn = (visit: Session, field: ElementRef) => visit.run((input) => (input as HTMLInputElement).value, field);
const record = (visit: Session) =>
  visit.run((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, string> | null, recordKey);

test('a request is refused with its reasons, filled in, kept in the tab and handed over by links', async ({
  visit,
}) => {
  await wake(visit, routes.contact);
  const name = await find(visit, '#demande input', form.name);
  const email = await find(visit, '#demande input', form.email);
  const date = await find(visit, '#demande input', form.date);

  await click(visit, '#demande button', form.submit);
  await find(visit, '#demande p, #demande span', form.errors.name);
  await find(visit, '#demande p, #demande span', form.errors.email);
  await expect.poll(() => hasFocus(visit, name)).toBe(true);
  expect(await record(visit)).toBeNull();

  await visit.type('Ana');
  await visit.press('Tab');
  await expect.poll(() => hasFocus(visit, email)).toBe(true);
  await visit.type('ana@example.ch');

  const today = await textIn(visit, date);
  await click(visit, '#demande button', form.date_choose);
  await find(visit, '[role="dialog"]', form.date_dialog);
  await expect.poll(() => visit.run(() => document.activeElement?.closest('[role="grid"]') !== null)).toBe(true);
  await visit.press('ArrowRight');
  await visit.press('Enter');
  await expect.poll(() => isSeen(visit, '[role="dialog"]', form.date_dialog)).toBe(false);
  const chosen = await textIn(visit, date);
  expect(chosen).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  expect(chosen).not.toBe(today);

  await click(visit, '#demande [role="combobox"]');
  await click(visit, '[role="option"]', form.services.coloring);
  await find(visit, '#demande [role="combobox"]', form.services.coloring);

  await click(visit, '#demande button', form.submit);
  const confirmation = await find(visit, '#demande h3', notices.success_title);
  await expect.poll(() => hasFocus(visit, confirmation)).toBe(true);
  const ways = await visit.run(() =>
    [...document.querySelectorAll('#demande a')].map(({ textContent }) => textContent),
  );
  for (const way of [handoff.booking, handoff.whatsapp, handoff.email, handoff.calendar]) {
    expect(ways.join('\n')).toContain(way);
  }
  expect(await record(visit)).toMatchObject({
    name: 'Ana',
    email: 'ana@example.ch',
    date: chosen.split('.').reverse().join('-'),
    service: 'coloring',
  });
  expect(await faults(visit)).toEqual([]);
});
