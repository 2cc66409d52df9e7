import type { Page } from '@playwright/test';
import { type ChoiceRow, choiceKey, serializeRows } from '@/components/prices/choice';
import { formSection } from '@/lib/links/fragments';
import { paths } from '@/tests/support/paths';
import { openHydrated } from './browsing';
import { morningOf, openDayFrom } from './days';
import { messages } from './messages';

/** A day that can be asked for; it is early on this day, unless a test says otherwise. */
export const today = openDayFrom('2026-11-24');

/** The parts of the form, by the names a visitor reads. */
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
    /** Chooses the last service, where the form asks for one. */
    chooseLast: async () => {
      if ((await service.count()) === 0) return;
      await service.click();
      await page.getByRole('option').last().click();
    },
  };
}

/** Keeps rows of the price list as chosen in this tab, as the list does. */
export async function choose(page: Page, rows: readonly ChoiceRow[]): Promise<void> {
  await page.goto(paths.legal);
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [choiceKey, serializeRows(rows)] as const);
}

/** Opens the contact page at an instant, at which the clock stands still or from which it runs, and waits until its form works. */
export async function openForm(page: Page, { now = morningOf(today), path = paths.contact, runs = false } = {}) {
  await (runs ? page.clock.install({ time: now }) : page.clock.setFixedTime(now));
  await openHydrated(page, path);
  return formParts(page);
}
