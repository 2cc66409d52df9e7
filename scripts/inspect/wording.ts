import path from 'node:path';
import { articlePageId } from '../../lib/content/article-page';
import { mainLocale } from '../../lib/content/content';
import { pageVersions } from '../../lib/content/page-paths';
import { getPage } from '../../lib/content/pages';
import { bareText } from '../../lib/i18n/clean-text';
import { messagesIn } from '../../lib/i18n/messages';
import { pathOf } from '../../lib/links/href';
import { type Collection, type CollectionId, collections } from '../../lib/schema/collections';
import type { Text } from '../content/find-problems';
import { isPage } from '../content/options';
import { type Problem, toPlace } from '../content/problem';
import { fileFor, type PageFault, pathOf as pathOfFile } from './exported-site';

type Place = Omit<Problem, 'message'>;

const versionOfFile = new Map(pageVersions.map((page) => [fileFor(pathOf(page.id, page.locale)), page]));

/** "La page d’accueil (/)", "L’article « … » (/blog/…)", "La page « Tarifs » (/tarifs)". */
function nameOf(file: string): string {
  const version = versionOfFile.get(file);
  const address = pathOfFile(file).replace(/(.)\/$/, '$1') || '/';
  if (!version) return file.endsWith('.html') ? `La page ${address}` : `Le fichier ${file}`;
  const { kind, label } = getPage(version.id, version.locale);
  if (kind === 'home' && version.locale === mainLocale) return `La page d’accueil (${address})`;
  return kind === 'article' ? `L’article « ${label} » (${address})` : `La page « ${label} » (${address})`;
}

const pageFolders = (Object.entries(collections) as [CollectionId, Collection][]).flatMap(([collection, where]) =>
  isPage({ collection }) && 'folder' in where ? where.folder : [],
);

/** The texts of the content in the page's own file. */
export function textsOf(file: string, texts: readonly Text[]): readonly Text[] {
  const version = versionOfFile.get(file);
  if (!version) return [];
  const { id, locale } = version;
  const folders = locale === mainLocale ? pageFolders : [`${collections.translations.folder}/${locale}`];
  return texts.filter((text) => {
    const { dir, name } = path.parse(text.file);
    return dir === collections.articles.folder ? articlePageId(name) === id : folders.includes(dir) && name === id;
  });
}

/** The message that says just these words in the page's language: a salon writes it anew in a file of its own. */
function messageOf(file: string, sought: string): Place | undefined {
  const locale = versionOfFile.get(file)?.locale ?? mainLocale;
  const keysIn = (tree: object, above = ''): string[] =>
    Object.entries(tree).flatMap(([name, said]) => {
      if (typeof said === 'object') return keysIn(said, `${above}${name}.`);
      return bareText(String(said)) === sought ? `${above}${name}` : [];
    });
  const [entry] = keysIn(messagesIn(locale));
  return entry ? { file: `content/messages/${locale}.json`, entry } : undefined;
}

/** The text of the content that says just some words, or else has them in it: first of the page's own. */
function textWith(words: string, own: readonly Text[], texts: readonly Text[]): Place | undefined {
  const sought = bareText(words);
  const all = sought ? [...own, ...texts] : [];
  return all.find(({ value }) => value === words) ?? all.find(({ value }) => bareText(value).includes(sought));
}

/** Where the owner finds the words of a fault: in the page's own file, else in another one, else those that they overlap, else in a message; without words, the page's file. */
export function sourceOf({ file, words = '', others = '' }: PageFault, texts: readonly Text[]): Place | undefined {
  const own = textsOf(file, texts);
  const holding = textWith(words, own, texts) ?? textWith(others, own, texts);
  const sought = bareText(words);
  return holding || (sought && messageOf(file, sought)) || (own[0] && { file: own[0].file });
}

/** "La page d’accueil (/) : « Coupe » est coupé (content/pages/accueil.json, Titre de « Accueil »)." */
export function sentenceOf(fault: PageFault, texts: readonly Text[], source = sourceOf(fault, texts)): string {
  const place = source && toPlace(source);
  return `${nameOf(fault.file)} ${fault.fault}${place ? ` (${place})` : ''}.`;
}
