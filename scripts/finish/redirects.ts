import path from 'node:path';
import { routes } from '../../content/routes';
import { readBasePath } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';

/** A wrong address and the page it means. */
export interface Redirect {
  from: string;
  to: string;
}

/** Lower-case forms of the paths that have capitals: `/blog` → `/Blog`. Never a path that is a page itself. */
export function lowerCaseRedirects(paths: readonly string[] = Object.values(routes)): Redirect[] {
  return paths.map((to) => ({ from: to.toLowerCase(), to })).filter(({ from }) => !paths.includes(from));
}

const note = (comment: string) => `# Made by the build from content/routes.ts. ${comment}\n`;

/** The rules as each kind of host reads them. All of them tell capitals from small letters, or a page would lead to itself. */
export function redirectFiles(redirects: readonly Redirect[], basePath: string) {
  const rules = redirects.map(({ from, to }) => ({ from: basePath + from, to: basePath + to }));
  return {
    // Cloudflare wants the address with a final slash as a rule of its own.
    static: rules.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join(''),
    nginx:
      note('Include it in the server block: include redirects.nginx.conf;') +
      rules
        .map(
          ({ from, to }) =>
            `location = ${from} { return 301 ${to}$is_args$args; }\nlocation = ${from}/ { return 301 ${to}$is_args$args; }\n`,
        )
        .join(''),
    // Caddy's plain path matchers ignore case; its regular expressions do not.
    caddy:
      note('Import it in the site block: import redirects.caddy') +
      rules
        .map(
          ({ from, to }, index) =>
            `@wrong-case-${index + 1} path_regexp ^${escapeRegExp(from)}/?$\nredir @wrong-case-${index + 1} ${to} 301\n`,
        )
        .join(''),
  };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Writes `_redirects` (Netlify, Cloudflare) into the exported folder and the same rules for nginx and Caddy, which are no
 * part of the site, beside it. Returns the number of rules.
 */
export async function writeRedirects(dir: string, generated: string = path.dirname(dir)): Promise<number> {
  const redirects = lowerCaseRedirects();
  const files = redirectFiles(redirects, readBasePath());
  await Promise.all([
    writeFileAtomically(path.join(dir, '_redirects'), files.static),
    writeFileAtomically(path.join(generated, 'redirects.nginx.conf'), files.nginx),
    writeFileAtomically(path.join(generated, 'redirects.caddy'), files.caddy),
  ]);
  return redirects.length;
}
