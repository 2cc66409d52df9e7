import { germanRoutes, routes } from '../../content/routes';

/** First parts of paths that belong to something else: files of the build, the German pages, the editor, 404.html. */
const reserved = ['pictures', 'film', 'share', 'islands', 'de', 'admin', '404'];

/** Paths that every host and disk can serve, and one page for each: one sentence for the developer for each that is not. */
export function checkRoutes(
  french: Record<string, string> = routes,
  german: Record<string, string> = germanRoutes,
): string[] {
  const sentence = (id: string, message: string) => `content/routes.ts, ${id}: ${message}.`;
  const owners = new Map<string, string>();
  const faults = Object.entries(french).flatMap(([id, path]) => {
    const owner = owners.get(path.toLowerCase());
    owners.set(path.toLowerCase(), owner ?? id);
    const fault = faultOf(id, path) ?? (owner && `is the path of ${owner}, capitals aside`);
    return fault ? [sentence(id, `${fault}, got "${path}"`)] : [];
  });
  const isGerman = (path: string) => /^\/de(\/[a-z-]+)*$/.test(path);
  const odd = Object.entries(german).filter(([, path]) => !isGerman(path));
  return [
    ...faults,
    ...odd.map(([id]) => sentence(id, 'must be /de, or start with /de/ and go on in small letters and hyphens')),
  ];
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
