import type { Article } from '../schema/articles';

type Sections = Article['sections'];

/** Characters of an article that the blog shows; the rest is on the article's own page. */
const shownLength = 2200;

const countParagraphs = (sections: Sections) => sections.flatMap(({ paragraphs }) => paragraphs).length;

/** Returns the first paragraphs of an article up to that length, one at least, and whether these are all. */
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
