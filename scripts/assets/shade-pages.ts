import { shadeImage } from '../../lib/assets/share-image';
import { mainLocale, salon, shades } from '../../lib/content/content';
import { getPage, pageIds } from '../../lib/content/pages';
import { tagOf } from '../../lib/i18n/locale';
import { hrefOf, pathOf } from '../../lib/links/href';
import { shadePath } from '../../lib/links/shade-path';
import { absoluteUrl } from '../../lib/links/site';
import { fillFolder } from '../support/files';
import { inRepository } from '../support/paths';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Makes a page for each shade, which leads on to it. Messengers show an address by its head, and do not see what stands behind `#`.
 * Returns how many; none where no page opens with the card.
 */
export async function makeShadePages(folder = inRepository('public', 'nuancier')): Promise<number> {
  const page = pageIds.find((id) => Object(getPage(id)).opening === 'shades');
  const shown = page ? (shades?.shades ?? []) : [];
  const files = shown.map(({ id, name, origin }) => {
    const title = escapeHtml(`${name} | ${salon.name}`);
    const target = escapeHtml(hrefOf(page ?? '', id));
    const { url, width, height, alt } = shadeImage(id);
    const properties = {
      'og:title': name,
      'og:description': origin ?? getPage(page ?? '').description,
      'og:url': absoluteUrl(shadePath(id)),
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
    const html = `<!DOCTYPE html>
<html lang="${tagOf(mainLocale)}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="canonical" href="${absoluteUrl(pathOf(page ?? '', mainLocale))}">
${meta.join('\n')}
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body>
<p><a href="${target}">${title}</a></p>
</body>
</html>
`;
    return [`${id}.html`, html] as const;
  });
  await fillFolder(folder, Object.fromEntries(files));
  return files.length;
}
