import { addRow, describeNews, type PricedRow, readChoice, removeRow, saveChoice } from '@/components/choice/choice';
import { addChoiceLine } from '@/components/choice/choice-line';
import type { ChoiceProps } from '@/components/sections/choice';
import { loadSheet } from '@/components/ui/whole-sheet';
import { fill } from '@/lib/i18n/format';

/** Puts rows of prices into an appointment by their signs, and says in one line what it comes to. */
export default async function offerChoice(root: HTMLElement, data?: Response): Promise<void> {
  const [{ rows: known, words, form }] = await Promise.all([data?.json() as Promise<ChoiceProps>, loadSheet()]);
  const signs = [...root.querySelectorAll<HTMLElement>('[aria-pressed]')];
  // Before the code came: all of them count, while the page's script repeats the last.
  const pressed = signs.filter(({ ariaBusy }) => ariaBusy);
  let { rows, ...changes } = readChoice(known);

  const draw = addChoiceLine(root, words, () => {
    rows = [];
    show([]);
    signs[0]?.focus();
  });
  const show = (news: string[]) => {
    for (const [index, sign] of signs.entries()) {
      sign.ariaPressed = String(rows.some(({ id }) => id === known[index]?.id));
    }
    // Where the tab keeps nothing the address takes it along.
    if (saveChoice(rows)) draw(rows, news, form);
    else draw(rows, rows.length > 0 ? [...news, words.not_kept] : news, form.replace(/#.*/, location.hash));
  };
  const add = (row: PricedRow): string[] => {
    const { rows: all, replaced } = addRow(rows, row);
    rows = all;
    return replaced.map((older) => fill(words.replaced, { service: row.name, older: older.name }));
  };

  for (const [index, sign] of signs.entries()) {
    const row = known[index];
    if (!row) continue;
    // In a table it was the row alone that said what the sign is for.
    sign.ariaLabel = fill(words.add_row, { service: row.name });
    sign.onclick = ({ isTrusted }) => {
      if (!isTrusted && pressed.includes(sign)) return;
      if (!rows.some(({ id }) => id === row.id)) return show(add(row));
      rows = removeRow(rows, row.id);
      show([]);
    };
    if (!pressed.includes(sign)) continue;
    sign.ariaBusy = null;
    add(row);
  }
  show(describeNews(changes, words));
}
