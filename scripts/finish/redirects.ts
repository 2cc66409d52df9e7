import { pages } from '../../lib/content/content';

/** Lower-case forms of the paths that have capitals: `/blog` → `/Blog`. Never a path that is a page itself. */
export const lowerCaseRedirects = (paths = Object.values(pages).map(({ path }) => path)) =>
  paths.map((to) => ({ from: to.toLowerCase(), to })).filter(({ from }) => !paths.includes(from));
