import { type ChoiceData, type ChoiceRow, describeTotal } from './choice';

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...content: (Node | string)[]) => {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
};

/**
 * Adds a line with count, duration and price of the chosen rows and a link to the form: on wide screens at the end of
 * main, else in place of the bar at the foot of phones. Returns the function that draws the line, and the link.
 */
export function addChoiceLine(root: HTMLElement, words: ChoiceData['words'], onClear: () => void) {
  const main = document.querySelector('main');
  const bar = document.querySelector<HTMLElement>('.bottom-bar');
  const isWide = matchMedia('(width >= 64rem)');
  const status = make('p');
  status.className = 'sr-only';
  status.role = 'status';
  root.append(status);
  const line = make('section');
  line.className = 'choice-line';
  line.dataset.bar = 'bottom';
  line.ariaLabel = words.title;
  const place = () => (main && isWide.matches ? main : document.body).append(line);
  isWide.onchange = place;
  place();
  const next = make('a', words.continue);
  const clear = make('button', words.clear);
  clear.title = words.clear;
  clear.onclick = onClear;

  let hadRows = false;
  const draw = (rows: readonly ChoiceRow[], news: string[], href: string) => {
    const { count, duration, price } = describeTotal(rows, words);
    const said = `${count}, ${duration}`;
    const hasRows = rows.length > 0;
    const total = hasRows ? [said, price] : [];
    const end = hadRows && !hasRows ? [words.cleared] : [];
    hadRows = hasRows;
    const isShown = total.length + news.length > 0;
    if (bar) bar.style.display = isShown ? 'none' : '';
    line.style.display = isShown ? '' : 'none';
    next.href = href;
    line.replaceChildren(
      ...news.map((text) => make('p', text)),
      ...(hasRows ? [make('p', make('span', said), make('strong', price)), next] : []),
      clear,
    );
    // After a moment, because screen readers announce changes only in elements that were on the page before.
    setTimeout(() => {
      status.textContent = [...news, ...total, ...end].join('. ');
    }, 100);
  };
  return { draw, next };
}
