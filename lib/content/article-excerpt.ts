import type { Article } from '../../content/schema/articles';

type Sections = Article['sections'];

/** Characters of an article that the blog shows; it goes on on its own page. */
const shownLength = 2200;

const countParagraphs = (sections: Sections) => sections.flatMap(({ paragraphs }) => paragraphs).length;

/** As many paragraphs from the beginning as have room, the first in any case, and whether these are all. */
export function excerptOf(all: Sections): { sections: Sections; isWhole: boolean } {
  let length = 0;
  const shown = all.map(({ paragraphs, ...section }, part) => ({
    ...section,
    paragraphs: paragraphs.filter((paragraph, index) => {
      length += paragraph.length;
      return length <= shownLength || (part === 0 && index === 0);
    }),
  }));
  const sections = shown.filter(({ paragraphs }) => paragraphs.length > 0);
  return { sections, isWhole: countParagraphs(sections) === countParagraphs(all) };
}
