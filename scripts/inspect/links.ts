import { transform } from 'lightningcss';
import { readBasePath } from '../../lib/links/site';
import {
  fileFor,
  indexedFiles,
  internalLink,
  openFile,
  type PageFault,
  pageFiles,
  pathOf,
  readSite,
  site,
} from './exported-site';

/** Returns the path at which a visitor sees a page: `/salon/tarifs` for `/tarifs.html` with the base path `/salon`. */
const visitedAt = (file: string): string => readBasePath() + (pathOf(file).replace(/(.)\/$/, '$1') || '/');

const linksInStyles = (text: string): string[] => {
  const { dependencies } = transform({ filename: 'a.css', code: Buffer.from(text), analyzeDependencies: true });
  return dependencies?.flatMap((found) => (found.type === 'url' ? found.url : [])) ?? [];
};

/** Returns all addresses in a file: a page with its styles, a stylesheet, the manifest, the sitemap or a feed. */
function linksIn(file: string): string[] {
  if (file.endsWith('.css')) return linksInStyles(readSite(file));
  if (file.endsWith('.webmanifest')) {
    const { start_url, icons } = JSON.parse(readSite(file)) as { start_url: string; icons: { src: string }[] };
    return [start_url, ...icons.map(({ src }) => src)];
  }
  if (!/\.(html|xml)$/.test(file)) return [];
  const document = openFile(file);
  // The `data-` attributes have addresses of files that scripts load.
  const single = ['href', 'src', 'poster', 'action', 'data-props', 'data-choice', 'data-src'];
  return [
    ...[...document.querySelectorAll('*')].flatMap((element) => [
      ...single.flatMap((name) => element.getAttribute(name) ?? []),
      ...(element.getAttribute('data-island')?.split(' ') ?? []),
      ...['srcset', 'imagesrcset'].flatMap((name) =>
        (element.getAttribute(name)?.split(',') ?? []).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
      ),
    ]),
    ...[...document.querySelectorAll('loc, item > link')].map(({ textContent }) => textContent ?? ''),
    ...[...document.querySelectorAll('style')].flatMap(({ textContent }) => linksInStyles(textContent ?? '')),
  ];
}

/** Returns in French what is wrong with a link; undefined if the link works. */
function faultOf(link: string, page: string): string | undefined {
  if (link === '' || link === '#') return 'ne mène nulle part';
  if (/^(tel:\+41\d{9}|mailto:(\S+@\S+|\?\S+)|data:.+)$/.test(link)) return undefined;
  if (!URL.canParse(link, 'https://any.example')) return 'n’est pas une adresse';
  const target = internalLink(link, page);
  if (!target) return link.startsWith('https://') ? undefined : 'quitte le site sans https';
  const file = fileFor(target.path);
  if (!file) return 'n’existe pas';
  // `#` and `#top` lead to the top of a page, which needs no element.
  if (!target.fragment || target.fragment === 'top' || !file.endsWith('.html')) return undefined;
  return openFile(file).getElementById(target.fragment)
    ? undefined
    : `n’existe pas : ${file} n’a pas de partie #${target.fragment}`;
}

export function deadLinks(): PageFault[] {
  const files = [...pageFiles(), ...[...site()].filter((file) => !file.endsWith('.html'))];
  return files.flatMap((file) =>
    [...new Set(linksIn(file))].flatMap((link) => {
      const fault = faultOf(link, file.endsWith('.html') ? visitedAt(file) : readBasePath() + file);
      return fault ? { file, fault: `mène à « ${link} », qui ${fault}` } : [];
    }),
  );
}

/** Returns pages that no path of links from the home page reaches. */
export function unreachablePages(): PageFault[] {
  const reached = new Set(['/index.html']);
  for (const file of reached) {
    for (const anchor of openFile(file).querySelectorAll('a[href]')) {
      const target = internalLink(anchor.getAttribute('href') ?? '', visitedAt(file));
      const page = target && fileFor(target.path);
      if (page?.endsWith('.html')) reached.add(page);
    }
  }
  const unreached = indexedFiles().filter((file) => !reached.has(file));
  return unreached.map((file) => ({ file, fault: 'n’est au bout d’aucun lien depuis l’accueil' }));
}
