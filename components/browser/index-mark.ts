import { watch } from './viewport';

/**
 * Marks in an index (`data-index`) the link to the last section that begins in the upper 40 % of the screen or above,
 * or the first link. If the index scrolls, it scrolls to the marked link, unless the keyboard focus is in it.
 */
export function markInIndex(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-index] a')];
  const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1)) as Element;
  watch(links.map(sectionOf), '9999% 0px -60%', () => {
    let marked = links[0] as HTMLAnchorElement;
    for (const link of links) {
      link.ariaCurrent = null;
      if (sectionOf(link).getBoundingClientRect().top < innerHeight * 0.4) marked = link;
    }
    marked.ariaCurrent = 'location';
    const row = marked.closest('ul') as Element;
    if (!row.querySelector(':focus-visible')) row.scrollLeft = marked.offsetLeft - innerWidth / 3;
  });
}
