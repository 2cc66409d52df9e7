import type { CmsConfig } from '@sveltia/cms';
import type { Option } from '../content/options';
import { readable } from './menus';

/** The titles of the groups of prices, by the names that the package shows above each group of its list. */
function groupTitles({ collections = [] }: CmsConfig): Map<unknown, string> {
  const fields = collections.flatMap((one) => ('folder' in one && one.name === 'prices' ? one.fields : []));
  const group = fields.find((field) => field?.name === 'group');
  const options = Object(group).options as Option[] | undefined;
  return new Map(options?.map(({ value, label }) => [value, label]));
}

/**
 * Says in closed items of lists which price it is, and above groups of prices their titles: the package has the words of the file there. The
 * box of a part that may be left out says yes, below the part's name: "Ajouter" stood beside what is ticked as well.
 */
export function nameShown(config: CmsConfig): void {
  const titles = groupTitles(config);
  const name = () => {
    for (const shown of document.querySelectorAll('.item-body > .summary .truncated-text, .expander .truncated-text')) {
      const text = shown.firstChild;
      const said = titles.get(text?.nodeValue) ?? readable(text?.nodeValue ?? '');
      if (text && text.nodeValue !== said) text.nodeValue = said;
    }
    for (const { firstChild: text } of document.querySelectorAll('.field-wrapper > .sui.checkbox label'))
      if (text?.nodeValue?.startsWith('Ajouter ')) text.nodeValue = 'Oui';
  };
  new MutationObserver(name).observe(document.body, { childList: true, characterData: true, subtree: true });
}
