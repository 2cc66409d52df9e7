import Validator from '@adobe/structured-data-validator';
import { expect } from '@playwright/test';
import { formatAmount } from '@/lib/i18n/amounts';
import { formatPhone } from '@/lib/i18n/format';
import { rulesOf } from '@/lib/i18n/language-rules';

export type Thing = Record<string, unknown>;

const validator = new Validator();

/** What Google's results demand or recommend, and a page's structured data lacks. What schema.org does not know does not compile. */
export async function faultsIn(graph: readonly Thing[]): Promise<string[]> {
  const issues = await Promise.all(
    graph.map((thing) => validator.validate({ jsonld: { [[thing['@type']].flat().join(' ')]: [{ ...thing }] } })),
  );
  return issues.flat().map(({ path, issueMessage }) => {
    const place = path.map(({ property, type }) => [property, type].filter(Boolean).join(' '));
    return `${place.join(' > ')}: ${issueMessage}`;
  });
}

/** What a page's structured data describes. */
export function graphOf(page: Document): Thing[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every object in a value, however deep. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

export const isOfType = (thing: Thing, type: string): boolean => [thing['@type']].flat().includes(type);

const asRead = (value: unknown) => String(value).replaceAll('\u2060', '').replace(/\s+/g, ' ');

/** What a page's structured data says and its text, as it is seen, does not. */
export function unsaid(page: Document, seen: string): string[] {
  const rules = rulesOf(page.documentElement.lang.slice(0, 2));
  const said = thingsIn(graphOf(page)).flatMap((thing) => {
    const { name, price, telephone, streetAddress, postalCode, addressLocality, opens, closes, headline } = thing;
    if (isOfType(thing, 'Offer'))
      return [String(name).split(',')[0], ...(price === undefined ? [] : [formatAmount(Number(price))])];
    if (isOfType(thing, 'PostalAddress')) return [streetAddress, `${postalCode} ${addressLocality}`];
    if (isOfType(thing, 'OpeningHoursSpecification') && !thing.validFrom) {
      const times = [opens, closes].map((time) => String(time).split(':'));
      return times.map(([hour, minutes = '']) => rules.hour(Number(hour), minutes)).join(rules.dashes[0]);
    }
    return [telephone && formatPhone(String(telephone)), headline];
  });
  const text = asRead(seen);
  // "155.–" does not say "55.–".
  const isSaid = (words: string) =>
    text
      .split(words)
      .slice(0, -1)
      .some((before) => !/\d$/.test(before));
  return said
    .filter(Boolean)
    .map(asRead)
    .filter((words) => !isSaid(words));
}
