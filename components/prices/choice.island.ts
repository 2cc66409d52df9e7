import { loadSheet } from '@/components/browser/whole-sheet';
import { fill } from '@/lib/i18n/fill';
import { addRow, type ChoiceData, type ChoiceRow, describeNews, readChoice, removeRow, saveChoice } from './choice';
import { addChoiceLine } from './choice-line';

/** Puts rows of prices into an appointment by their signs, and says in one line what it comes to. */
export default async function offerChoice(root: HTMLElement, data?: Response, again?: string): Promise<void> {
  const [{ rows: listed, words, form }] = await Promise.all([data?.json() as Promise<ChoiceData>, loadSheet(again)]);
  // Of several tries the first that has everything.
  if (root.dataset.isTaken) return;
  root.dataset.isTaken = 'true';
  const signs = [...root.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  // Before the code came: all of them count, while the page's script repeats the last.
  const pressed = signs.filter(({ ariaBusy }) => ariaBusy === 'true');
  let { rows, ...changes } = readChoice(listed);

  const { draw, next } = addChoiceLine(root, words, () => {
    rows = [];
    show([]);
    signs[0]?.focus();
  });
  // By keyboard the line is far from the rows: behind the last that was pressed its link stands a second time, seen when it has the focus.
  const skip = next.cloneNode(true) as HTMLAnchorElement;
  const show = (news: string[], sign = signs.find(({ value }) => value === rows.at(-1)?.id)) => {
    for (const each of signs) each.ariaPressed = String(rows.some(({ id }) => id === each.value));
    // Where the tab keeps nothing the address takes it along.
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
  show(describeNews(changes, words));
}
