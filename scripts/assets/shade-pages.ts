import { shadeImage, shareImage } from '../../lib/assets/share-image';
import { mainLocale, salon, shades } from '../../lib/content/content';
import { getPage } from '../../lib/content/pages';
import { shadePage } from '../../lib/content/shade-page';
import { tagOf } from '../../lib/i18n/locale';
import { hrefOf, pathOf } from '../../lib/links/href';
import { shadeFolder, shadePath } from '../../lib/links/shade-path';
import { absoluteUrl } from '../../lib/links/site';
import type { PageId } from '../../lib/schema/pages';
import { fillFolder } from '../support/files';
import { escapeHtml, leadOnPage } from '../support/html';
import { inRepository } from '../support/paths';

/** Content of a page that redirects to `fragment`, an id on the page with the shade card. */
type LeadOn = Record<'title' | 'description' | 'path' | 'fragment', string> & { image: ReturnType<typeof shareImage> };

/**
 * Makes a page for each shade, and one for their folder, which redirect to the shade card, because messengers preview
 * an address without its fragment. Returns the number of shades; 0 if no page opens with the shade card.
 */
export async function makeShadePages(folder = inRepository('public', shadeFolder)): Promise<number> {
  const page = shadePage;
  const shown = page ? (shades?.shades ?? []) : [];
  const files: Record<string, string> = {};
  if (page && shown.length) {
    const { title, description } = getPage(page);
    const image = shareImage(page);
    files['index.html'] = leadOn(page, { title, description, path: shadePath(''), image, fragment: shadeFolder });
    for (const { id, name, origin = description } of shown) {
      const said = { title: name, description: origin, fragment: id };
      files[`${id}.html`] = leadOn(page, { ...said, path: shadePath(id), image: shadeImage(id) });
    }
  }
  await fillFolder(folder, files);
  return shown.length;
}

function leadOn(page: PageId, { title, description, path, image, fragment }: LeadOn): string {
  const { url, width, height, alt } = image;
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:url': absoluteUrl(path),
    'og:site_name': salon.name,
    'og:type': 'website',
    'og:image': url,
    'og:image:width': `${width}`,
    'og:image:height': `${height}`,
    'og:image:alt': alt,
  };
  const meta = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return leadOnPage({
    lang: tagOf(mainLocale),
    title: `${title} | ${salon.name}`,
    canonical: absoluteUrl(pathOf(page, mainLocale)),
    target: hrefOf(page, fragment),
    meta: [...meta, '<meta name="twitter:card" content="summary_large_image">'],
  });
}
