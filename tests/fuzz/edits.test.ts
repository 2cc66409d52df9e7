import fc from 'fast-check';
import type { SiteContent } from '@/content/schema/site';
import { suggestPath } from '@/lib/links/suggest-path';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { checkContent } from '@/scripts/content-check/check-content';
import { type Entry, readEntries } from '@/scripts/content-check/entries';
import { toSentence } from '@/scripts/content-check/problem';
import { type Place, placesIn } from '@/scripts/content-check/schema-walk';
import { partsOf, put, textOf } from '@/tests/content/support/changed-content';
import { hostileText, runs } from './support/fuzz';
import { siteOf } from './support/site-of';

// Most texts stay as they are, and Markdown takes its time.
jest.mock('@/scripts/content/read-files', () => {
  const actual = jest.requireActual<typeof import('@/scripts/content/read-files')>('@/scripts/content/read-files');
  const known = new Map<string, unknown>();
  const parseFile = (file: string, text: string) => {
    if (!known.has(text)) known.set(text, actual.parseFile(file, text));
    return structuredClone(known.get(text));
  };
  return { ...actual, parseFile };
});

type Draw = fc.GeneratorValue;

/** The files after one value of an entry is another; `undefined` removes it. */
function filesWith(files: ContentFiles, file: string, path: readonly PropertyKey[], value: unknown): ContentFiles {
  const parts = partsOf(files[file] ?? '');
  if (path[0] === 'sections') return { ...files, [file]: textOf({ ...parts, body: String(value) }) };
  put(parts.fields, path, value);
  return { ...files, [file]: textOf(parts) };
}

/** What the check makes of some files; what it says is held to what every complaint must be: one short French line. */
function checked(files: ContentFiles): SiteContent | undefined {
  const { problems, content } = checkContent(files);
  const sentences = problems.map(toSentence);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[\w/-]+(\.\w+)? : [^\n\r]{1,600}\.$/u);
    expect(sentence).not.toMatch(/\[object|undefined|Invalid|expected|Unrecognized|\.\.$/);
  }
  expect(content === undefined).toBe(sentences.length > 0);
  return content;
}

const placesOf = (entry: Entry) => placesIn(entry.schema, entry.data).filter(({ path }) => path.length > 0);
const isBelowBody = ({ path }: Place) => path[0] === 'sections' && path.length > 1;

/** A value of the kind that the form asks for, as the owner may well give it. */
function anotherValue(draw: Draw, { field, value }: Place, entries: readonly Entry[]): unknown {
  const pick = <Value>(values: readonly Value[]): Value => draw(fc.constantFrom<Value[]>, ...values);
  const idsOf = (...names: string[]) =>
    entries.filter(({ collection }) => names.includes(collection)).map(({ id }) => id);
  const control = field?.control;
  const words = draw(() =>
    fc.oneof(
      fc.constantFrom("L'été, {salon} !", '[exemple] À voir', 'Coupe « Été » & soin', '1 < 2', 'Š ½ ß', 'https://a.ch'),
      fc.lorem(),
      hostileText,
    ),
  );
  switch (control?.as) {
    case 'reference':
      return pick(idsOf(control.to));
    case 'page':
      return pick(idsOf('pages', 'services'));
    case 'yes-no':
      return draw(fc.boolean);
    case 'number':
      return pick([0, 1, 30, 57.5, 100, 999, 10_000]);
    case 'date':
      return pick(['2020-02-29', '2027-07-19', '2031-12-31']);
    case 'choice':
      return pick(control.options).value;
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      return pick([[], items.slice(1), items.toReversed(), [...items, ...items.slice(0, 1)]]);
    }
    case 'shapes':
      return pick([
        { kind: 'fixed', amount: 45.5 },
        { kind: 'quote', dependsOn: 'la longueur', hourlyRate: 90 },
      ]);
    case 'body':
      return `\n${pick(['', 'Un.\n\nDeux.', '## Titre\n\nUn.'])}\n`;
    case 'object':
      return undefined;
    default: {
      const { limits, pattern } = field ?? {};
      if (typeof value === 'number') return draw(fc.integer);
      if (limits) return 'mot '.repeat(60).slice(0, limits.max).trim();
      if (!pattern) return words;
      return pick(['09:00-12:00, 13:30-18:00', '', '#123456', '$$$', '8001', '46.2, 6.1', '+41 79 123 45 67', words]);
    }
  }
}

/** The files after one edit: a value that is another or gone, or an entry that is new or gone. */
function edited(draw: Draw, files: ContentFiles, entries: readonly Entry[]): ContentFiles {
  const pick = <Value>(values: readonly Value[]): Value => draw(fc.constantFrom<Value[]>, ...values);
  const how = draw(fc.nat, { max: 9 });
  if (how < 2) {
    const { [pick(entries).file]: _, ...others } = files;
    return others;
  }
  const collection = pick([...new Set(entries.map((entry) => entry.collection))]);
  const entry = pick(entries.filter((one) => one.collection === collection));
  if (how === 2) return { ...files, [entry.file.replace(/(\.\w+)$/, '-2$1')]: files[entry.file] ?? '' };
  const place = pick(placesOf(entry).filter((one) => !isBelowBody(one)));
  const value = how === 3 ? undefined : anotherValue(draw, place, entries);
  return filesWith(files, entry.file, place.path, value);
}

/** What holds of the pages of every salon. */
function expectWhole(content: SiteContent): void {
  const site = siteOf(content);
  const said: unknown[] = [];
  const addresses = site.places.map(({ id, locale }) => site.pathOf(id, locale));
  expect(new Set(addresses.map((path) => path.toLowerCase())).size).toBe(addresses.length);
  const described = new Map<unknown, unknown>();
  const referred: unknown[] = [];
  const look = (thing: unknown) => {
    if (thing === null || typeof thing !== 'object') return;
    const { '@id': id, ...own } = thing as Record<string, unknown>;
    if (id && Object.keys(own).length === 0) referred.push(id);
    else if (id) {
      // The same thing is said in the same way wherever it is described.
      expect(own).toEqual(described.get(id) ?? own);
      described.set(id, own);
    }
    for (const inner of Object.values(own)) look(inner);
  };
  for (const { id, locale } of site.places) {
    const { title, description, alternates } = site.pageMetadata(id, locale);
    expect(alternates?.canonical).toBe(site.absoluteUrl(site.pathOf(id, locale)));
    const graph = site.jsonLdFor(id, locale);
    const script = site.serializeJsonLd(graph);
    // Nothing in it ends its element, and it is read back as it was.
    expect(script).not.toMatch(/<|review|rating/i);
    expect(JSON.parse(script)).toEqual(JSON.parse(JSON.stringify(graph)));
    look(graph['@graph']);
    const trail = site.breadcrumbTrail(id).map((step) => site.getPage(step, locale).label);
    said.push(title, description, graph, ...trail);
  }
  expect(referred.filter((id) => !described.has(id))).toEqual([]);

  const listed = site.siteGroups.flatMap(({ rows }) => rows);
  const grouped = Object.keys(content.prices).filter((id) => content.prices[id]?.group);
  expect(listed.toSorted()).toEqual(grouped.toSorted());
  for (const id of Object.keys(content.prices)) {
    const [summary] = site.summarizePrices([id]);
    expect(summary?.price ?? summary?.quote?.dependsOn).toMatch(/\S/);
    const page = site.pageOfPrice(id);
    if (page) said.push(site.getPage(page).label);
  }

  for (const { to } of site.mainNavigation) expect(site.pathOf(to, 'fr')).toMatch(/^\//);
  for (const { pages } of site.footerGroups) said.push(...pages.map((id) => site.getPage(id).label));
  expect(addresses).toContain(suggestPath(`${addresses.at(-1)}x`, site.namedPaths));

  for (const locale of new Set(site.places.map((place) => place.locale))) {
    const lines = [...site.hoursLines(locale), ...site.hoursSentences(locale)];
    expect(lines).not.toEqual([]);
    said.push(lines, site.holidayTexts(locale), site.closedDaysDetail(locale));
  }
  for (const href of [site.telHref(), site.mailtoHref('a', 'b'), site.whatsappHref('a'), site.bookingHref()]) {
    if (href) expect(href).toBe(new URL(href).href);
  }
  said.push(site.contactCard());
  expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object|\[exemple\]|""/);
}

it('an edit is refused with a sentence for each fault, or leaves a site whose every page is whole', async () => {
  const read = Object.entries(await readContentFiles());
  // Messages take long to read and are no part of the content.
  const files = Object.fromEntries(read.map(([file, text]) => [file, file.startsWith('messages/') ? '{}' : text]));
  const { entries } = readEntries(files);
  let accepted = 0;
  fc.assert(
    fc.property(fc.gen(), (draw) => {
      const content = checked(edited(draw, files, entries));
      if (!content) return;
      accepted += 1;
      expectWhole(content);
    }),
    // What an edit is made of says little; its first form is as good.
    { ...runs(200), endOnFailure: true },
  );
  expect(accepted).toBeGreaterThan(40);
});
