import { watch } from './viewport';

/**
 * Marks in an index (`data-index`) the link to the section that crosses a line a little above the middle of the screen, at first its
 * first link; its row, where it scrolls, follows.
 */
export function markInIndex(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-index] a')];
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  let marked: string | undefined;
  watch(sections, '-40% 0px -60%', (entries) => {
    marked = (entries.find(({ isIntersecting }) => isIntersecting)?.target.id ?? marked) || sections[0]?.id;
    for (const link of links) {
      const isMarked = link.hash === `#${marked}`;
      link.ariaCurrent = isMarked ? 'location' : null;
      if (isMarked) (link.closest('ul') as Element).scrollLeft = link.offsetLeft - innerWidth / 3;
    }
  });
}
