import Validator from '@adobe/structured-data-validator';
import { addressOf, indexedFiles, openFile, type PageFault, publishedFile } from './exported-site';

type Thing = Record<string, unknown>;

const validator = new Validator();

/** Returns missing fields that Google requires or recommends. TypeScript refuses words unknown to schema.org. */
async function faultsIn(graph: readonly Thing[]): Promise<string[]> {
  const issues = await Promise.all(
    graph.map((thing) => validator.validate({ jsonld: { [[thing['@type']].flat().join(' ')]: [{ ...thing }] } })),
  );
  return issues.flat().map(({ path, issueMessage }) => {
    const place = path.map(({ property, type }) => [property, type].filter(Boolean).join(' '));
    return `${place.join(' > ')}: ${issueMessage}`;
  });
}

/** Returns the `@graph` of a page's structured data; empty unless the page has exactly one script with such data. */
function graphOf(page: Document): Thing[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  const data = scripts.length === 1 ? JSON.parse(scripts[0]?.textContent ?? '') : {};
  return data['@context'] === 'https://schema.org' ? data['@graph'] : [];
}

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

/** Returns in French the errors in the structured data of the pages that search engines may list. */
export async function faultsInStructuredData(): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  const described = new Map<unknown, { file: string; own: string }>();
  const referred: { file: string; id: unknown }[] = [];
  const addresses = indexedFiles().map(addressOf);
  for (const file of indexedFiles()) {
    const say = (fault: string) =>
      faults.push({ file, fault: `a des données fautives pour les moteurs de recherche : ${fault}` });
    const page = openFile(file);
    const graph = graphOf(page);
    const crumbs = [...page.querySelectorAll('main nav ol li')].map((crumb) => crumb.textContent);
    if (graph.length === 0) say('elles manquent');
    for (const fault of await faultsIn(graph)) say(fault);
    for (const thing of thingsIn(graph)) {
      const { '@id': id, ...rest } = thing;
      const own = JSON.stringify(rest);
      const isReference = Object.keys(rest).length === 0;
      const known = described.get(id);
      if (isReference) referred.push({ file, id });
      // All pages have to describe one thing, such as the salon, in the same way.
      else if (id && known && known.own !== own) say(`${id} n’est pas dit comme sur ${known.file}`);
      if (id && !isReference) described.set(id, { file, own });
      if (thing['@type'] === 'ListItem') {
        if (!addresses.includes(String(thing.item))) say(`${thing.item} n’est pas une page`);
        if (!crumbs.includes(String(thing.name))) say(`« ${thing.name} » n’est pas dans le fil d’Ariane`);
      }
      for (const image of [thing.image ?? []].flat()) if (!publishedFile(image)) say(`${image} n’est pas publié`);
      if ('review' in thing || 'aggregateRating' in thing) say('des avis écrits par le salon lui-même');
    }
  }
  const lost = referred.filter(({ id }) => !described.has(id));
  return [
    ...faults,
    ...lost.map(({ file, id }) => ({
      file,
      fault: `nomme aux moteurs de recherche ${id}, qui n’est décrit nulle part`,
    })),
  ];
}
