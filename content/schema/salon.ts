import { z } from 'zod';
import { httpsUrl, isoDate, text } from './fields';

/** International form: +41 and nine digits, with or without spaces. */
const phone = text.regex(/^\+41 ?[1-9]( ?\d){8}$/, 'must be +41 and nine digits, such as +41 32 123 45 67');

/** HH:MM, Europe/Zurich. */
const timeOfDay = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:00', abort: true });

/** Degrees, WGS 84. */
function degrees(name: string, from: number, to: number) {
  const isInside = (value: number) => value >= from && value <= to;
  return z.number().refine(isInside, `must be a ${name} in Switzerland, between ${from} and ${to}`);
}

const hours = z
  .strictObject({
    /** ISO days of the week (1 = Monday, 7 = Sunday). */
    days: z
      .array(z.number().int('must be a whole number').min(1, 'must be 1 to 7').max(7, 'must be 1 to 7'))
      .min(1, 'must not be empty')
      .refine((days) => new Set(days).size === days.length, 'must name each day once'),
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens' });

const closing = z
  .strictObject({
    /** First day. */
    from: isoDate,
    /** Last day, the same as the first for a single one. */
    to: isoDate,
    /** Shown to visitors. */
    reason: text,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from' });

const link = z.strictObject({ name: text, url: httpsUrl });

/** The salon's facts. */
export const salon = z.strictObject({
  name: text,
  tagline: text,
  address: z.strictObject({
    street: text,
    /** Swiss postal code, four digits. */
    postalCode: text.regex(/^[1-9]\d{3}$/, 'must be a Swiss postal code of four digits'),
    city: text,
    region: text,
    /** Canton, ISO 3166-2 without the country. */
    canton: text.regex(/^[A-Z]{2}$/, 'must be the two capital letters of a canton'),
    /** ISO 3166-1. */
    country: z.literal('CH', 'must be CH'),
  }),
  geo: z.strictObject({
    latitude: degrees('latitude', 45.8, 47.9),
    longitude: degrees('longitude', 5.9, 10.6),
  }),
  phone,
  /** Number that answers WhatsApp. */
  whatsapp: phone,
  email: z.email('must be an e-mail address'),
  /** Public address of the site without path and final slash. */
  siteUrl: httpsUrl.refine((url) => new URL(url).origin === url, 'must be without a path and a slash at the end'),
  /** The salon's identifier in the address of its booking widget. */
  bookingSlug: text.regex(/^\w[\w.~-]*$/, 'must be the name as it stands in the address of the widget'),
  socialProfile: link,
  developer: link,
  /** Opening hours in Europe/Zurich. */
  hours,
  /** Exceptional closings. */
  closings: z.array(closing),
  /** As schema.org has it: one to four signs. */
  priceRange: text,
  /** Villages the salon serves. */
  areaServed: z.array(text).min(1, 'must not be empty'),
});

const count = z.number().int('must be a whole number').positive('must be more than zero');

/** Figures and delays the pages quote. */
export const facts = z.strictObject({
  /** Years of experience claimed on the home page. */
  yearsOnHome: count,
  /** Years of experience claimed on the services page. */
  yearsOnServices: count,
  /** Satisfied clients, at least. */
  clients: count,
  /** How long semi-permanent varnish lasts, at most, in weeks. */
  semiPermanentWeeks: count,
  /** Notice for cancelling an appointment, in hours. */
  cancellationHours: count,
  /** Delay for complaints after the appointment, in hours. */
  complaintHours: count,
});

export type Salon = z.infer<typeof salon>;
export type Facts = z.infer<typeof facts>;
