/** Escapes a text for HTML, in attributes too. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface LeadOnPage {
  lang: string;
  title: string;
  /** URL for search engines; `target` is the one to which browsers are redirected. */
  canonical: string;
  target: string;
  meta?: readonly string[];
}

/** Returns the document of a page that redirects to another one, and that search engines leave out. */
export function leadOnPage({ lang, title, canonical, target, meta = [] }: LeadOnPage): string {
  const [shown, address] = [title, target].map(escapeHtml);
  const head = [
    '<meta charset="utf-8">',
    `<title>${shown}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...meta,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
  ];
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
${head.join('\n')}
</head>
<body>
<p><a href="${address}">${shown}</a></p>
</body>
</html>
`;
}
