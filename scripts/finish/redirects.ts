import { pages } from '../../lib/content/content';

export interface Redirect {
  from: string;
  to: string;
}

/** Lower-case forms of the paths that have capitals: `/blog` → `/Blog`. Never a path that is a page itself. */
export function lowerCaseRedirects(
  paths: readonly string[] = Object.values(pages).map(({ path }) => path),
): Redirect[] {
  return paths.map((to) => ({ from: to.toLowerCase(), to })).filter(({ from }) => !paths.includes(from));
}
