import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '../../lib/links/site';
import { BuildError } from '../support/build-error';
import { listFiles, writeFileAtomically } from '../support/files';
import { commonPolicy, formatPolicy, pagePolicy } from './content-policy';
import { htaccessFile } from './htaccess';

/** Header name → value. */
export type Headers = Record<string, string>;

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For pages and everything else that keeps its name: the browser asks each time, and is told "unchanged" mostly. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'share', 'islands'] as const;

/** What Cloudflare takes; Netlify sets no lower limits. */
const limits = { rules: 100, lineLength: 2000 };

/** Where the site will stand, and what its pages may run. */
export interface HeaderOptions {
  basePath: string;
  /** Whether the public address is: two headers that insist on it have no place elsewhere. */
  isHttps: boolean;
  /**
   * Sources of scripts that all pages have in common. Without them, scripts are left to the policy in the page: right
   * where pages have many of their own, and where headers are copied to the host by hand and may be older than the pages.
   */
  scripts?: readonly string[];
}

/** Headers of every answer. */
export function securityHeaders({ isHttps, scripts }: HeaderOptions): Headers {
  const { 'default-src': fallback = [], ...rest } = commonPolicy;
  const policy = formatPolicy({
    ...(scripts ? { 'default-src': fallback, ...rest, 'script-src': scripts } : rest),
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  });
  return {
    'Content-Security-Policy': policy,
    // Of this host alone: what else the owner has under her domain may do without https.
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': ['camera', 'geolocation', 'microphone'].map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * Text of a `_headers` file (Netlify and Cloudflare Pages) for the pages of a folder.
 *
 * No address may match two rules that set the same header: both hosts join the values.
 */
export function headersFile(pages: readonly string[], options: HeaderOptions): string {
  const { basePath } = options;
  const rules: [pattern: string, headers: Headers][] = [
    ['/*', securityHeaders(options)],
    ...hashedFolders.map((folder): [string, Headers] => [`/${folder}/*`, { 'Cache-Control': immutable }]),
    ...pagePatterns(pages).map((pattern): [string, Headers] => [pattern, { 'Cache-Control': revalidate }]),
  ];
  const lines = rules.flatMap(([pattern, headers]) => [
    basePath + pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const longest = Math.max(...lines.map((line) => line.length));
  if (rules.length > limits.rules || longest > limits.lineLength) {
    throw new BuildError(
      `_headers would have ${rules.length} rules and a line of ${longest} characters; ` +
        `Cloudflare takes ${limits.rules} rules and lines of ${limits.lineLength} characters.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The headers of every answer as nginx and Caddy read them, and how long Caddy lets files be kept. */
export function serverHeaderFiles(options: HeaderOptions): { nginx: string; caddy: string } {
  const { basePath } = options;
  const headers = Object.entries(securityHeaders(options));
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  return {
    nginx: headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join(''),
    caddy: [
      'header {',
      ...headers.map(([name, value]) => `\t${name} "${value}"`),
      '}',
      `@hashed path ${hashed}`,
      `header @hashed Cache-Control "${immutable}"`,
      `@named not path ${hashed}`,
      `header @named Cache-Control "${revalidate}"`,
      '',
    ].join('\n'),
  };
}

/**
 * Writes `_headers` and `.htaccess` for the site as `SITE_URL` and `BASE_PATH` place it, and the same headers for nginx
 * and Caddy beside the folder. Returns the number of rules.
 */
export async function writeHeaders(dir: string, generated: string = path.dirname(dir)): Promise<number> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const place = { basePath: readBasePath(), isHttps: readSiteUrl().startsWith('https:') };
  const here = { ...place, scripts: commonScripts(await Promise.all(pages.map((page) => read(dir, page)))) };
  const text = headersFile(pages, here);
  const { nginx, caddy } = serverHeaderFiles(place);
  await Promise.all([
    writeFileAtomically(path.join(dir, '_headers'), text),
    writeFileAtomically(path.join(dir, '.htaccess'), htaccessFile(here)),
    writeFileAtomically(path.join(generated, 'headers.nginx.conf'), nginx),
    writeFileAtomically(path.join(generated, 'headers.caddy'), caddy),
  ]);
  return text.split('\n').filter((line) => line.startsWith('/')).length;
}

/** Sources of scripts of all pages together; `undefined` where they are too many for a header. */
export function commonScripts(pages: readonly string[]): string[] | undefined {
  const sources = new Set(pages.flatMap((html) => pagePolicy(html)['script-src'] ?? []));
  return sources.size <= 10 ? [...sources] : undefined;
}

function read(dir: string, page: string): Promise<string> {
  return readFile(path.join(dir, page), 'utf8');
}

/**
 * The pages as classes, so that new pages need no new rule: those at the top of the site, and those in each of its folders
 * by how deep they lie. Not by `*`, which would take in the folder's own address, `/de/`, that is a page at the top.
 */
function pagePatterns(pages: readonly string[]): string[] {
  const depths = new Map<string, number>();
  for (const page of pages.filter((file) => !file.startsWith('_') && !file.endsWith('/index.html'))) {
    const [folder = '', ...below] = page.split('/');
    if (below.length > 0) depths.set(folder, Math.max(depths.get(folder) ?? 0, below.length));
  }
  const inFolders = [...depths].flatMap(([folder, depth]) => {
    const levels = Array.from({ length: depth }, (_, index) => `/:level${index + 1}`);
    return levels.map((_, index) => `/${folder}${levels.slice(0, index + 1).join('')}`);
  });
  return ['/', ...['/:page', ...inFolders].flatMap((pattern) => [pattern, `${pattern}/`])];
}
