import { type ChoiceRow, describeRow, idsInForm, readRows, totalLine } from '@/components/prices/choice';

// An inline script behind the form: writes the rows that the session storage keeps into it before the page's script shows the form.
// React replaces them by its own (components/booking/chosen-rows.tsx).

function showRows(): void {
  const rows = readRows();
  const [pattern, place] = document.querySelectorAll<HTMLElement>('#demande-choix > *');
  if (!pattern || !place || rows.length === 0) return;
  const words = JSON.parse(pattern.dataset.words as string);
  place.innerHTML = pattern.innerHTML;
  const list = place.querySelector('ul') as HTMLElement;
  const [item] = list.children as unknown as [Element];
  list.replaceChildren(...rows.map((row) => fillIn(item.cloneNode(true) as Element, row)));
  (place.querySelector('p') as HTMLElement).textContent = totalLine(rows, words);

  function fillIn(line: Element, row: ChoiceRow): Element {
    const [text, price, button] = line.children as unknown as [Element, Element, Element];
    const [name, details] = text.children as unknown as [Element, Element];
    const ids = idsInForm(row);
    name.id = ids.name;
    const texts = describeRow(row, words);
    name.textContent = texts.name;
    details.textContent = texts.details;
    price.textContent = texts.price;
    button.id = ids.out;
    button.setAttribute('aria-labelledby', `${ids.out} ${ids.name}`);
    return line;
  }
}

// A prerendered page starts only when it is shown, because the visitor may choose rows until then.
if (document.prerendering) document.addEventListener('prerenderingchange', showRows);
else showRows();
