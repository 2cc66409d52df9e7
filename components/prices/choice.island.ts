import { onReturn } from '@/components/browser/on-return';
import { loadSheet } from '@/components/browser/whole-sheet';
import { fill } from '@/lib/i18n/fill';
import { addRow, type ChoiceData, type ChoiceRow, describeNews, readChoice, removeRow, saveChoice } from './choice';
import { addChoiceLine } from './choice-line';

/**
 * Adds the row whose + is pressed to the appointment, in place of rows with the same work, or removes it; keeps the
 * rows in session storage and URL; shows a line with count, duration, price and link to the form.
 */
export default async function offerChoice(root: HTMLElement, data?: Response): Promise<void> {
  const [{ rows: listed, words, form }] = await Promise.all([data?.json() as Promise<ChoiceData>, loadSheet()]);
  // Several calls may be loading: the first one that has loaded everything continues.
  if (root.dataset.isLoaded) return;
  root.dataset.isLoaded = 'true';
  const signs = [...root.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  // Rows pressed while the code was loading are added here; the click that the page script repeats is ignored below.
  const pressed = signs.filter(({ ariaBusy }) => ariaBusy === 'true');
  const wordOf = new Map(signs.map((sign) => [sign, sign.textContent]));
  let rows: ChoiceRow[] = [];
  const read = (): string[] => {
    const { rows: kept, ...changes } = readChoice(listed);
    rows = kept;
    return describeNews(changes, words);
  };
  const news = read();

  const { draw, next } = addChoiceLine(root, words, () => {
    rows = [];
    show([]);
    signs[0]?.focus();
  });
  // For the keyboard, a copy of the line's link follows the button pressed last; it is visible only with the focus.
  const skip = next.cloneNode(true) as HTMLAnchorElement;
  const show = (news: string[], sign = signs.find(({ value }) => value === rows.at(-1)?.id)) => {
    for (const each of signs) {
      const service = listed.find(({ id }) => id === each.value)?.name ?? '';
      const isChosen = rows.some(({ id }) => id === each.value);
      each.ariaPressed = String(isChosen);
      const word = wordOf.get(each);
      if (word) each.textContent = isChosen ? words.added : word;
      each.ariaLabel = fill(isChosen ? words.added_row : words.add_row, { service });
    }
    // If the browser refuses storage, the rows are passed to the form in the link's hash.
    if (saveChoice(rows)) draw(rows, news, form);
    else draw(rows, rows.length > 0 ? [...news, words.not_kept] : news, form.replace(/#.*/, location.hash));
    skip.href = next.href;
    if (rows.length > 0) sign?.after(skip);
    else skip.remove();
  };
  const add = (row: ChoiceRow): string[] => {
    const { rows: all, replaced } = addRow(rows, row);
    rows = all;
    return replaced.map((older) => fill(words.replaced, { service: row.name, older: older.name }));
  };

  for (const sign of signs) {
    const row = listed.find(({ id }) => id === sign.value);
    if (!row) continue;
    sign.onclick = ({ isTrusted }) => {
      if (!isTrusted && pressed.includes(sign)) return;
      if (!rows.some(({ id }) => id === row.id)) return show(add(row), sign);
      rows = removeRow(rows, row.id);
      show([], sign);
    };
    if (pressed.includes(sign)) add(row);
  }
  show(news);
  onReturn(() => show(read()));
}
