import { addDays, type Day } from '@/lib/dates/zurich-date';
import { escapeText, foldLine } from '@/lib/links/content-line';
import type { PartialRequest } from './request';

export type CalendarWords = { summary: string; description: string; location: string };

/** Returns a hash (FNV-1a, 32 bit) for the entry's id, so that a second download of a request replaces the first. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const octet of new TextEncoder().encode(text)) hash = Math.imul(hash ^ octet, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/**
 * Returns the iCalendar file (RFC 5545) of a request, made at `now`: a tentative entry for a whole day, because
 * requests name no hour, and whole-day entries stay on their day in every time zone.
 */
export function requestCalendar(request: PartialRequest & { date: Day }, words: CalendarWords, now: Date) {
  const compact = (day: string) => day.replaceAll('-', '');
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const { date, service, name, email, choice } = request;
  const id = fingerprint(JSON.stringify([date, service, name, email, choice?.rows.map((row) => row.id)]));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking request//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-TIMEZONE:Europe/Zurich',
    'BEGIN:VEVENT',
    `UID:${compact(request.date)}-${id}@booking-request`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(request.date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(request.date, 1))}`,
    `SUMMARY:${escapeText(words.summary)}`,
    `DESCRIPTION:${escapeText(words.description)}`,
    `LOCATION:${escapeText(words.location)}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
