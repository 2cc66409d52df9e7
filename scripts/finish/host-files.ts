import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorPath, readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { editorHeader, type Header, hashedFolders, hostFiles, immutable, revalidate, securityHeaders } from './headers';
import { lowerCaseRedirects } from './redirects';

/** What a host has to be told. */
export interface Hosting {
  basePath: string;
  headers: readonly Header[];
  hasEditor: boolean;
  redirects: ReturnType<typeof lowerCaseRedirects>;
}

type Values = Record<string, string>;

/** A text with `{{value}}` filled in, and what stands between `{{#list}}` and `{{/list}}` once for each item. */
const fill = (text: string, values: Values, lists: Record<string, Values[]> = {}): string =>
  text
    .replace(/\{\{#(\w+)\}\}(\n?)([\s\S]*?)\{\{\/\1\}\}\2/g, (_, list: string, _line, part: string) =>
      (lists[list] ?? []).map((item) => fill(part, { ...values, ...item })).join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/**
 * What a host reads, from its template in `hosts/`: `_headers` and `_redirects` of Netlify and Cloudflare Pages, which want the
 * address with a final slash as a rule of its own and have all other files asked for each time by themselves; `.htaccess` of
 * Apache; what nginx and Caddy include in their blocks of docs/hosting.
 */
export function hostFile(name: string, { basePath, headers, hasEditor, redirects }: Hosting): string {
  const template = readFileSync(inRepository('scripts', 'finish', 'hosts', name), 'utf8');
  const [robotsName, robots] = editorHeader;
  const values = {
    ...{ basePath, immutable, revalidate, robotsName, robots },
    hashedFolders: hashedFolders.join('|'),
    hidden: hostFiles.join('|').replace('.', '\\.'),
  };
  return fill(template, values, {
    headers: headers.map(([name, value]) => ({ name, value })),
    redirects: redirects.map(({ from, to }, id) => ({ id: `case${id}`, from: basePath + from, to: basePath + to })),
    hashed: hashedFolders.map((folder) => ({ path: `${basePath}/${folder}` })),
    editor: hasEditor ? [{ path: basePath + editorPath }] : [],
  });
}

/** Writes what hosts read into the folder, and what nginx and Caddy include beside it. */
export async function writeHostFiles(dir: string): Promise<void> {
  const hosting: Hosting = {
    basePath: readBasePath(),
    headers: securityHeaders(readSiteUrl().startsWith('https:')),
    hasEditor: existsSync(path.join(dir, editorPath)),
    redirects: lowerCaseRedirects(),
  };
  const places = [...hostFiles, '../nginx.conf', '../Caddyfile'];
  await Promise.all(
    places.map((place) => writeFileAtomically(path.join(dir, place), hostFile(path.basename(place), hosting))),
  );
}
