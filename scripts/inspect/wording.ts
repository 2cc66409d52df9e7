import path from 'node:path';
import { articlePageId } from '../../lib/content/article-page';
import { mainLocale } from '../../lib/content/content';
import { pageVersions } from '../../lib/content/page-paths';
import { getPage } from '../../lib/content/pages';
import { bareText } from '../../lib/i18n/clean-text';
import { pathOf } from '../../lib/links/href';
import { type Collection, type CollectionId, collections } from '../../lib/schema/collections';
import type { Text } from '../content/find-problems';
import { isPage } from '../content/options';
import { toPlace } from '../content/problem';
import { fileFor, type PageFault, pathOf as pathOfFile } from './exported-site';

const versionOf = (file: string) => pageVersions.find(({ id, locale }) => fileFor(pathOf(id, locale)) === file);

/** Returns "La page d’accueil (/)", "L’article « … » (/blog/…)" or "La page « Tarifs » (/tarifs)". */
function nameOf(file: string): string {
  const version = versionOf(file);
  const address = pathOfFile(file).replace(/(.)\/$/, '$1') || '/';
  if (!version) return file.endsWith('.html') ? `La page ${address}` : `Le fichier ${file}`;
  const { kind, label } = getPage(version.id, version.locale);
  if (kind === 'home' && version.locale === mainLocale) return `La page d’accueil (${address})`;
  return kind === 'article' ? `L’article « ${label} » (${address})` : `La page « ${label} » (${address})`;
}

const pageFolders = (Object.entries(collections) as [CollectionId, Collection][]).flatMap(([collection, where]) =>
  isPage({ collection }) && 'folder' in where ? where.folder : [],
);

/** Returns the texts of the content in the page's own file. */
export function textsOf(file: string, texts: readonly Text[]): readonly Text[] {
  const version = versionOf(file);
  if (!version) return [];
  const { id, locale } = version;
  const folders = locale === mainLocale ? pageFolders : [`${collections.translations.folder}/${locale}`];
  return texts.filter((text) => {
    const { dir, name } = path.parse(text.file);
    return dir === collections.articles.folder ? articlePageId(name) === id : folders.includes(dir) && name === id;
  });
}

/** Returns the text that has the words of a fault in it, or those that they overlap, first of the page's own. */
function sourceOf({ file, words = '', others = '' }: PageFault, texts: readonly Text[]): Text | undefined {
  const all = [...textsOf(file, texts), ...texts];
  const holding = (sought: string) =>
    all.find(({ value }) => value === sought) ?? all.find(({ value }) => bareText(value).includes(bareText(sought)));
  return [words, others]
    .filter((some) => bareText(some))
    .map(holding)
    .find(Boolean);
}

/** Returns "La page d’accueil (/) montre « Coupe », qui est coupé (content/pages/accueil.json, Titre de « Accueil »)." */
export function sentenceOf(fault: PageFault, texts: readonly Text[]): string {
  const source = sourceOf(fault, texts);
  return `${nameOf(fault.file)} ${fault.fault}${source ? ` (${toPlace(source)})` : ''}.`;
}
