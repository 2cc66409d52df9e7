import type { Page } from '@playwright/test';
import { addRow, type ChoiceRow, choiceKey, serializeRows } from '@/components/prices/choice';
import { choosableRows } from '@/components/prices/choosable-rows';
import { formSection } from '@/lib/links/fragments';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './browsing';
import { morningOf, openDayFrom } from './days';
import { messages } from './messages';

/** A day that can be requested; tests run early on this day by default. */
export const today = openDayFrom('2026-11-24');

/** Returns the parts of the form, by the names a visitor reads. */
export function formParts(page: Page, { form, handoff } = messages) {
  const part = page.locator(`#${formSection}`);
  const name = part.getByLabel(form.name, { exact: true });
  const email = part.getByLabel(form.email, { exact: true });
  const service = part.getByRole('combobox', { name: form.service });
  return {
    part,
    name,
    email,
    date: part.getByLabel(form.date, { exact: true }),
    calendarButton: part.getByRole('button', { name: form.date_choose }),
    calendar: page.getByRole('dialog', { name: form.date_dialog }),
    service,
    submit: part.getByRole('button', { name: form.submit }),
    ready: part.getByRole('heading', { name: handoff.ready }),
    link: (words: string) => part.getByRole('link', { name: words, exact: true }),
    fillIn: async (who = 'Ana Müller') => {
      await name.fill(who);
      await email.fill('ana@example.ch');
    },
    chooseLast: async () => {
      await service.click();
      await page.getByRole('option').last().click();
    },
  };
}

/** Three rows of the price list that do not replace each other. */
export const chosen = choosableRows().reduce<ChoiceRow[]>((rows, row) => {
  const { replaced, rows: more } = addRow(rows, row);
  return rows.length === 3 || replaced.length > 0 ? rows : more;
}, []) as [ChoiceRow, ChoiceRow, ChoiceRow];

/** Returns the button that chooses a row on the price list; its name changes once the row is chosen. */
export const signOf = (page: Page, { id }: ChoiceRow) => page.locator(`button[aria-pressed][value="${id}"]`);

/** Returns what the session storage of this tab has under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

/** Stores rows as chosen in this tab, as the price list does. */
export async function choose(page: Page, rows: readonly ChoiceRow[]): Promise<void> {
  await page.goto(paths.legal);
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [choiceKey, serializeRows(rows)] as const);
}

/** Opens the contact page at an instant, and waits until its form is hydrated; with `runs` the clock goes on. */
export async function openForm(page: Page, { now = morningOf(today), path = paths.contact, runs = false } = {}) {
  await (runs ? page.clock.install({ time: now }) : page.clock.setFixedTime(now));
  await openHydrated(page, path);
  return formParts(page);
}
