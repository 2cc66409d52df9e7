import { readOwn } from './own-files';

/** What stands in a field that chooses a picture, below the choice: the package has no option for pictures in a menu. */
const pictureField = ':has(> .actions [data-label*="image"])';

/** The letters of a name, which is the same with other apostrophes and spaces on the site. */
export const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '');

/** Shows a small picture beside its name, in every menu of pictures and where one is chosen. A picture that is newer than the site has none yet. */
export async function showThumbnails(): Promise<void> {
  const thumbnails: Partial<Record<string, string>> = await readOwn('thumbnails.json');
  const show = () => {
    for (const choice of document.querySelectorAll(`${pictureField} [role="combobox"]`)) {
      const menu = document.getElementById(`${choice.id}-listbox`);
      for (const root of [choice, menu]) {
        for (const name of root?.querySelectorAll<HTMLElement>('.label') ?? []) {
          const image = thumbnails[lettersOf(name.textContent)] ?? '';
          if (name.dataset.thumbnail === image) continue;
          name.dataset.thumbnail = image;
          name.style.backgroundImage = image && `url(${image})`;
        }
      }
    }
  };
  new MutationObserver(show).observe(document.body, { childList: true, characterData: true, subtree: true });
}
