import { formatPrice } from '../lib/i18n/amounts';
import { bareText } from '../lib/i18n/clean-text';
import { readOwn } from './own-files';

const separator = ' ¦ ';

/** Template of a price in a menu; Sveltia CMS puts the service in place of a missing variant or amount. */
export const priceTemplate = ['{{service}}', '{{variant}}', '{{price.amount}}'].join(separator);

/** Returns "Barbe, CHF 25.–" or "Barbe, sur devis" for a label made by `priceTemplate`, any other label unchanged. */
export function readable(label: string): string {
  const [service = '', variant, amount, ...more] = label.split(separator);
  if (amount === undefined || more.length > 0) return label;
  const price = amount === service ? 'sur devis' : formatPrice(Number(amount));
  return [...new Set([service, variant]), price].join(', ');
}

const pictureField = ':has(> .actions [data-label*="photo"])';

/** Makes labels of prices readable in menus and closed items of lists, and shows thumbnails in menus of pictures. */
export async function nameShown(): Promise<void> {
  const thumbnails: Partial<Record<string, string>> = await readOwn('thumbnails.json');
  const name = () => {
    for (const shown of document.querySelectorAll('.truncated-text')) {
      const text = shown.firstChild;
      const written = text?.nodeValue ?? '';
      const said = readable(written);
      if (text && written !== said) text.nodeValue = said;
    }
    for (const choice of document.querySelectorAll('[role="combobox"]')) {
      const menu = document.getElementById(`${choice.id}-listbox`);
      for (const root of [choice, menu]) {
        for (const label of root?.querySelectorAll<HTMLElement>('.label') ?? []) {
          const image = choice.closest(pictureField) && thumbnails[bareText(label.textContent)];
          if ((label.dataset.thumbnail ?? '') === (image ?? '')) continue;
          label.dataset.thumbnail = image ?? '';
          label.style.backgroundImage = image ? `url(${image})` : '';
        }
      }
    }
  };
  new MutationObserver(name).observe(document.body, { childList: true, characterData: true, subtree: true });
}
