import { mainLocale } from '../../lib/content/content';
import { pageVersions } from '../../lib/content/page-paths';
import { getPage } from '../../lib/content/pages';
import { pathOf } from '../../lib/links/href';
import { fileFor, type PageFault, pathOf as pathOfFile } from './exported-site';

/** Returns "La page d’accueil (/)", "L’article « … » (/blog/…)" or "La page « Tarifs » (/tarifs)". */
function nameOf(file: string): string {
  const version = pageVersions.find(({ id, locale }) => fileFor(pathOf(id, locale)) === file);
  const address = pathOfFile(file).replace(/(.)\/$/, '$1') || '/';
  if (!version) return file.endsWith('.html') ? `La page ${address}` : `Le fichier ${file}`;
  const { kind, label } = getPage(version.id, version.locale);
  if (kind === 'home' && version.locale === mainLocale) return `La page d’accueil (${address})`;
  return kind === 'article' ? `L’article « ${label} » (${address})` : `La page « ${label} » (${address})`;
}

/** Returns "La page d’accueil (/) montre « Coupe », qui est coupé sur un écran de 390 pixels." */
export const sentenceOf = ({ file, fault }: PageFault): string => `${nameOf(file)} ${fault}.`;
