import { watch } from './viewport';

/** Marks in an index (`data-index`) the link to the section that crosses a line a little above the middle of the screen; its row, where it scrolls, follows. */
export function markInIndex(): void {
  for (const index of document.querySelectorAll<HTMLElement>('[data-index]')) {
    const links = [...index.querySelectorAll('a')];
    const mark = (read?: HTMLAnchorElement) => {
      if (!read) return;
      for (const link of links) link.ariaCurrent = link === read ? 'location' : null;
      index.scrollLeft = read.offsetLeft - (links[0]?.offsetLeft ?? 0);
    };
    mark(links[0]);
    const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    watch(sections, '-40% 0px -60%', (entries) => {
      const section = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      mark(links.find(({ hash }) => hash === `#${section?.id}`));
    });
  }
}
