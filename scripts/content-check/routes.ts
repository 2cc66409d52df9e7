import type { SiteContent } from '../../content/schema/site';
import { linksIn } from './links';
import { type Problem, quote } from './problem';

const file = 'content/routes.ts';

/** First parts of paths that belong to something else: files of the build, the German pages, 404.html. */
const reserved = ['pictures', 'film', 'share', 'islands', 'de', '404'];

/** Paths that every host and disk can serve, and one page for each. */
export function checkRoutes(content: SiteContent): Problem[] {
  return [
    ...checkPaths(content.routes),
    ...checkClashes(content.routes),
    ...checkPairs(content),
    ...checkOrphans(content),
  ];
}

function checkPaths(routes: Record<string, string>): Problem[] {
  return Object.entries(routes).flatMap(([id, path]) => {
    const message = faultOf(id, path);
    return message ? [{ file, entry: id, field: '', message: `${message}, got ${quote(path)}.` }] : [];
  });
}

function faultOf(id: string, path: string): string | undefined {
  if (id === 'accueil') return path === '/' ? undefined : 'must be "/", the home page';
  if (!path.startsWith('/')) return 'must start with a slash';
  if (path.endsWith('/')) return 'must not end in a slash';
  const segments = path.slice(1).split('/');
  if (!segments.every((segment) => /^[A-Za-z0-9_-]+$/.test(segment))) {
    return 'must be made of slashes, unaccented letters, digits, hyphens and underscores';
  }
  if (path.startsWith('/_')) return 'must not start with an underscore, as files of the build do';
  if (reserved.includes(segments[0]?.toLowerCase() ?? '')) return `must not start with a reserved name (${reserved})`;
  // The build writes X/index.html beside X.html.
  if (segments.some((segment) => segment.toLowerCase() === 'index')) return 'must not contain the name "index"';
  return undefined;
}

function checkClashes(routes: Record<string, string>): Problem[] {
  const owners = new Map<string, string>();
  return Object.entries(routes).flatMap(([id, path]) => {
    const owner = owners.get(path.toLowerCase());
    owners.set(path.toLowerCase(), owner ?? id);
    if (!owner) return [];
    const message = `${quote(path)} is the path of ${owner} (${quote(routes[owner] ?? '')}), capitals aside.`;
    return [{ file, entry: id, field: '', message }];
  });
}

/** The file that a page of this id belongs to. */
const fileOfPage = (id: string) =>
  id.startsWith('service-') ? 'content/services.ts' : 'content/main-pages.ts, landing-pages.ts or legal.ts';

function checkPairs({ routes, pages }: SiteContent): Problem[] {
  const problems: Problem[] = [];
  const files = new Map<string, string>();
  for (const [pageFile, entries] of Object.entries(pages)) {
    for (const id of Object.keys(entries)) {
      const place = { file: pageFile, entry: id, field: '' };
      const earlier = files.get(id);
      if (earlier) problems.push({ ...place, message: `stands in ${earlier} already.` });
      if (pageFile === 'content/services.ts' && fileOfPage(id) !== pageFile) {
        const message = 'must have an id that starts with "service-", here and in content/routes.ts.';
        problems.push({ ...place, message });
      }
      if (!Object.hasOwn(routes, id)) problems.push({ ...place, message: 'has no path in content/routes.ts.' });
      files.set(id, pageFile);
    }
  }
  for (const id of Object.keys(routes)) {
    if (!files.has(id))
      problems.push({ file, entry: id, field: '', message: `has no page: add an entry "${id}" to ${fileOfPage(id)}.` });
  }
  return problems;
}

/** A page to which nothing leads is found by nobody, although the sitemap has it. */
function checkOrphans({ routes, pages, mainNavigation, footerNavigation }: SiteContent): Problem[] {
  const linked = new Set(linksIn([{ routes: ['accueil'] }, mainNavigation, footerNavigation]).map(({ to }) => to));
  const everyPage = Object.values(pages).flatMap(Object.entries);
  for (const [id, page] of everyPage) {
    for (const { to } of linksIn(page)) if (to !== id) linked.add(to);
  }
  return everyPage
    .filter(([id]) => Object.hasOwn(routes, id) && !linked.has(id))
    .map(([entry]) => ({
      file,
      entry,
      field: '',
      message:
        'has a page that no other leads to: name it in content/navigation.ts, or under "services", "related" or "route" of another page.',
    }));
}
