/** What XML 1.0 has no sign for: most control characters, halves of characters and two that Unicode gives no meaning. */
const unwritable = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Text made safe for an XML element or a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
