import { formatPrice } from '../../lib/i18n/amounts';
import { bareText } from '../../lib/i18n/clean-text';
import { readOwn } from './own-files';

const separator = ' ¦ ';

/** How the package writes a price in a menu; where a variant or an amount is missing it puts the service in its place. */
export const priceTemplate = ['{{service}}', '{{variant}}', '{{price.amount}}'].join(separator);

/** What such a price is called: its service and variant, each once, and "CHF 25.–" or that it is a quote; any other text stays. */
export function readable(label: string): string {
  const [service = '', variant, amount, ...more] = label.split(separator);
  if (amount === undefined || more.length > 0) return label;
  const price = amount === service ? 'sur devis' : formatPrice(Number(amount));
  return [...new Set([service, variant]), price].join(', ');
}

/** What stands in a field that chooses a picture, below the choice: the package has no option for pictures in a menu. */
const pictureField = ':has(> .actions [data-label*="photo"])';

/**
 * Says in menus of prices, and where one is chosen, what differs between them, and shows beside the name of a picture what it is. A picture
 * that is newer than the site has none yet.
 */
export async function completeMenus(): Promise<void> {
  const thumbnails: Partial<Record<string, string>> = await readOwn('thumbnails.json');
  const complete = () => {
    for (const choice of document.querySelectorAll('[role="combobox"]')) {
      const menu = document.getElementById(`${choice.id}-listbox`);
      for (const root of [choice, menu]) {
        for (const name of root?.querySelectorAll<HTMLElement>('.label') ?? []) {
          const text = name.querySelector('.truncated-text')?.firstChild;
          if (text?.nodeValue?.includes(separator)) text.nodeValue = readable(text.nodeValue);
          const image = choice.closest(pictureField) && thumbnails[bareText(name.textContent)];
          if ((name.dataset.thumbnail ?? '') === (image ?? '')) continue;
          name.dataset.thumbnail = image ?? '';
          name.style.backgroundImage = image ? `url(${image})` : '';
        }
      }
    }
  };
  new MutationObserver(complete).observe(document.body, { childList: true, characterData: true, subtree: true });
}
