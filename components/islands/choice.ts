import {
  addRow,
  describeNews,
  describeTotal,
  type PricedRow,
  readChoice,
  removeRow,
  rowPrice,
  saveChoice,
  totalOf,
} from '@/components/choice/choice';
import type { ChoiceProps } from '@/components/sections/choice';
import { loadSheet } from '@/components/ui/whole-sheet';
import { fill, formatDuration } from '@/lib/i18n/format';

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: (Node | string)[]) => {
  const element = Object.assign(document.createElement(tag), { className });
  element.append(...content);
  return element;
};

/** Puts rows of prices into an appointment by their signs, and says in one line what it comes to. */
export default async function offerChoice(root: HTMLElement, data?: Response): Promise<void> {
  const [{ rows: known, words, form }] = await Promise.all([data?.json() as Promise<ChoiceProps>, loadSheet()]);
  const signs = [...root.querySelectorAll<HTMLElement>('[aria-pressed]')];
  // Before the code came: all of them count, while the page's script repeats the last.
  const pressed = signs.filter(({ ariaBusy }) => ariaBusy);
  /** Beside the list of all prices, whose address names what is chosen. */
  const rail = root.parentElement?.querySelector('.price-rail');
  const bar = document.querySelector<HTMLElement>('.bottom-bar');
  const isWide = matchMedia('(width >= 64rem)');
  const { choice, ...changes } = readChoice(known);
  let { rows } = choice;

  const status = make('p', 'sr-only');
  status.role = 'status';
  root.append(status);
  const line = make('section', '');
  line.ariaLabel = words.title;
  const sheet = make('section', 'choice-sheet hidden print:block');
  const place = () => {
    const isInRail = rail && isWide.matches;
    line.className = isInRail
      ? 'mt-7 flex flex-col items-start gap-y-3 border-t border-ink/20 pt-5'
      : 'on-dark sticky bottom-0 z-40 flex flex-wrap items-center gap-x-4 bg-spruce px-gutter text-paper bottom-bar-shown:-mb-14 print:hidden';
    (isInRail ? rail : document.body).append(line);
  };

  const cross = make('span', 'lg:hidden', '×');
  cross.ariaHidden = 'true';
  const clear = make(
    'button',
    'min-h-11 max-lg:-mr-3 max-lg:w-11 max-lg:text-xl lg:text-sm lg:underline lg:underline-offset-4',
    cross,
    make('span', 'max-lg:sr-only', words.clear),
  );
  clear.onclick = () => {
    rows = [];
    show([]);
    signs[0]?.focus();
  };
  const next = make(
    'a',
    'flex min-h-14 items-center rounded-sm bg-lacquer px-4 font-medium text-paper lg:px-7',
    words.continue,
  );
  next.href = form;

  const show = (news: string[]) => {
    const { count, duration, price } = describeTotal(totalOf(rows), words);
    const isEmpty = rows.length === 0;
    for (const [index, sign] of signs.entries()) {
      const isChosen = rows.some(({ id }) => id === known[index]?.id);
      sign.ariaPressed = String(isChosen);
      sign.classList.toggle('chosen', isChosen);
    }
    saveChoice(rows);
    if (rail && !(isEmpty && !location.hash.startsWith('#rdv')))
      history.replaceState(null, '', isEmpty ? location.pathname : `#rdv=${rows.map(({ id }) => id)}`);
    if (bar) bar.style.display = isEmpty ? '' : 'none';
    line.style.display = isEmpty ? 'none' : '';
    const said = duration ? `${count}, ${duration}` : count;
    line.replaceChildren(
      ...news.map((text) => make('p', 'w-full pt-2 text-sm/snug', text)),
      make('p', 'flex-1 py-2 text-sm/snug', said, make('span', 'block font-medium', price)),
      next,
      clear,
    );
    const listed = rows.map((row) =>
      make(
        'tr',
        '',
        make('td', '', row.name),
        make('td', '', row.minutes ? formatDuration(row.minutes) : ''),
        make('td', '', rowPrice(row, words)),
      ),
    );
    sheet.replaceChildren(
      make('h2', '', words.title),
      make('table', '', ...listed),
      make('p', '', `${said}, ${price}`),
    );
    sheet.remove();
    if (!isEmpty) document.querySelector('main')?.append(sheet);
    // Readers only hear what changes in a place that they know.
    setTimeout(() => {
      status.textContent = [...news, ...(isEmpty ? [] : [said, price])].join('. ');
    }, 100);
  };

  const add = (row: PricedRow): string[] => {
    const { rows: all, replaced } = addRow(rows, row);
    rows = all;
    return replaced.map((older) => fill(words.replaced, { service: row.name, older: older.name }));
  };
  for (const [index, sign] of signs.entries()) {
    const row = known[index];
    if (!row) continue;
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
  const shared = /^#rdv=(.*)/.exec(location.hash)?.[1] ?? '';
  for (const id of shared.split(/,|%2C/i)) {
    const row = known.find((row) => row.id === id);
    if (row) add(row);
  }
  isWide.onchange = place;
  place();
  show(describeNews(changes, words));
}
