/** Longest line of a calendar or a contact card in octets, without the line end (RFC 5545, 3.1; RFC 2426, 2.6). */
const lineOctets = 75;

/** Escapes the characters that structure calendars and contact cards, and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Breaks a line after at most 75 octets, never inside a character; each further line starts with a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    if (encoder.encode(`${lines[last]}${character}`).length > lineOctets) lines.push(` ${character}`);
    else lines[last] += character;
  }
  return lines.join('\r\n');
}
