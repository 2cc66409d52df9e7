import { type ChoiceRow, describeRow, idsInForm, readRows, totalLine } from '@/components/prices/choice';

// Stands in the page behind the form, which is shown by the page's script: the rows that the tab keeps are in it from its first paint.
// React puts its own in their place (components/booking/chosen-rows.tsx).

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

// A prerendered page starts when it is shown: until then the visitor may still choose.
if (document.prerendering) document.addEventListener('prerenderingchange', showRows);
else showRows();
