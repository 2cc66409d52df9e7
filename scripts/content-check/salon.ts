import { z } from 'zod';
import { httpsUrl, isoDate, text } from './fields';
import { type Problem, problemsIn, quote } from './problem';
import type { SiteContent } from './site-content';

const phone = text.regex(/^\+41 ?[1-9]( ?\d){8}$/, {
  error: ({ input }) => `must be +41 and nine digits, such as +41 32 123 45 67, got ${quote(input)}.`,
});

const timeOfDay = text.regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => `must be a time such as 09:00, got ${quote(input)}.`,
  abort: true,
});

const degrees = (name: string, from: number, to: number) =>
  z
    .number()
    .refine((value) => value >= from && value <= to, `must be a ${name} in Switzerland, between ${from} and ${to}.`);

const hours = z
  .strictObject({
    days: z
      .array(z.number().int().min(1).max(7))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'must name each day once.'),
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'must be later than opens.' });

const closing = z
  .strictObject({ from: isoDate, to: isoDate, reason: text })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before from.' });

const link = z.strictObject({ name: text, url: httpsUrl });

const salonFields = {
  name: text,
  tagline: text,
  address: z.strictObject({
    street: text,
    postalCode: text.regex(/^[1-9]\d{3}$/, {
      error: ({ input }) => `must be a Swiss postal code of four digits, got ${quote(input)}.`,
    }),
    city: text,
    region: text,
    canton: text.regex(/^[A-Z]{2}$/, 'must be the two capital letters of a canton.'),
    country: z.literal('CH'),
  }),
  geo: z.strictObject({
    latitude: degrees('latitude', 45.8, 47.9),
    longitude: degrees('longitude', 5.9, 10.6),
  }),
  phone,
  whatsapp: phone,
  email: z.email({ error: ({ input }) => `must be an e-mail address, got ${quote(input)}.` }),
  siteUrl: httpsUrl.refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
    error: ({ input }) => `must have neither a path nor a slash at the end, got ${quote(input)}.`,
  }),
  bookingSlug: text.regex(/^\w[\w.~-]*$/, 'must be the name as it stands in the address of the widget.'),
  socialProfile: link,
  developer: link,
  hours,
  closings: z.array(closing),
  priceRange: text,
  areaServed: z.array(text).min(1),
};

const count = z.number().int('must be a whole number.').positive('must be more than zero.');

const factFields = {
  yearsOnHome: count,
  yearsOnServices: count,
  clients: count,
  semiPermanentWeeks: count,
  cancellationHours: count,
  complaintHours: count,
};

/** The facts of the salon, each under its own name. */
export function checkSalon({ salon, facts }: SiteContent): Problem[] {
  return [...checkFields(salonFields, salon), ...checkFields(factFields, facts)];
}

function checkFields(fields: Record<string, z.ZodType>, values: Record<string, unknown>): Problem[] {
  const file = 'content/salon.ts';
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...Object.entries(fields).flatMap(([name, schema]) => problemsIn(schema, values[name], file, name)),
    ...unknown.map((entry) => ({ file, entry, field: '', message: 'is not known to scripts/content-check/salon.ts.' })),
  ];
}
