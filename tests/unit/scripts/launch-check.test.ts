import type { Price } from '@/content/schema/prices';
import type { SiteContent } from '@/content/schema/site';
import * as site from '@/lib/content/content';
import { readContentFiles } from '@/scripts/content/read-files';
import { type Check, checkContent } from '@/scripts/content-check/check-content';
import {
  comparePrices,
  compareYears,
  type Finding,
  findBareQuotes,
  findClaims,
  findKeptMessages,
  keptMessages,
  listFindings,
  refuseRelease,
  reportLaunch,
  summarize,
} from '@/scripts/launch-check';

import { checkAfter } from '../../content/support/changed-content';

/** Ordinary spaces for no-break ones. */
const plain = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '));

const finding = (kind: Finding['kind'], sentence: string, topic: Finding['topic'] = 'texts'): Finding => ({
  kind,
  topic,
  sentence,
});
const sentencesOf = (findings: readonly Finding[], kind?: Finding['kind']) =>
  plain(findings.filter((found) => !kind || found.kind === kind).map(({ sentence }) => sentence));

/** What the check of the content finds in the site, with some facts changed. */
function check(changes: Partial<SiteContent>, examples: Check['examples'] = []): Check {
  return { problems: [], examples, texts: [], content: { ...site, prices: {}, ...changes } };
}

describe('the report', () => {
  const same = { ...site.facts, yearsOnHome: 10, yearsOnServices: 10 };

  it('names each example by file, field and value', async () => {
    const place = { file: 'content/salon.json', entry: 'Adresse', field: 'Téléphone', at: 'salon.phone' };
    const example = { ...place, value: '+41 32 000 00 00' };
    const sentence = 'content/salon.json : Téléphone de « Adresse » : exemple à remplacer, « +41 32 000 00 00 ».';
    expect(sentencesOf(await reportLaunch(check({}, [example])), 'example')).toEqual([sentence]);
  });

  it('finds the contradictions of prices and years, and none where there are none', async () => {
    const prices: Record<string, Price> = {
      pieds: { service: 'Pieds', price: { kind: 'fixed', amount: 65, overviewAmount: 50 } },
    };
    const kindsOf = async (changes: Partial<SiteContent>) =>
      (await reportLaunch(check(changes))).map(({ kind }) => kind).filter((kind) => /contra|two/.test(kind));
    expect(await kindsOf({ prices, facts: { ...same, yearsOnHome: 5 } })).toEqual(['twoPrices', 'contradiction']);
    expect(await kindsOf({ facts: same })).toEqual([]);
  });

  it('names the messages of the site that are kept although they are wrong', async () => {
    const kept = sentencesOf(await reportLaunch(check({})), 'wording');
    for (const key of Object.keys(keptMessages)) expect(kept.join()).toContain(`« ${key} »`);
  });

  it('goes from what a client notices first to what hardly anybody reads', async () => {
    const places: [file: string, at: string][] = [
      ['content/salon.json', 'salon.hostingProvider'],
      ['content/pictures/salon.json', 'salon.alt'],
      ['content/articles/premier.md', 'premier.title'],
      ['content/testimonials.json', 'testimonials.testimonials.0.text'],
      ['content/price-list.json', 'priceList.validFrom'],
      ['content/hours.json', 'hours.opens'],
      ['content/salon.json', 'salon.address.street'],
    ];
    const prices: Record<string, Price> = {
      soin: { service: 'Soin', price: { kind: 'quote', dependsOn: 'le temps' } },
    };
    const findings = await reportLaunch(
      check(
        { prices, facts: same },
        places.map(([file, at]) => ({ file, at, value: at })),
      ),
    );
    const named = findings
      .filter(({ kind }) => !['wording', 'claim', 'missing'].includes(kind))
      .map(({ topic, kind }) => `${topic} ${kind}`);
    expect(named).toEqual([
      'contact example',
      'contact example',
      'prices example',
      'prices quote',
      'testimonials example',
      'pictures example',
      'texts example',
      'rest example',
    ]);
  });

  it('is refused where the content has faults, with a sentence for each', async () => {
    const problem = { file: 'content/salon.json', message: 'ce fichier manque' };
    const faulty = { problems: [problem, { ...problem, file: 'content/facts.json' }], examples: [], texts: [] };
    const sentences = 'content/salon.json : ce fichier manque.\ncontent/facts.json : ce fichier manque.';
    await expect(reportLaunch(faulty)).rejects.toThrow(sentences);
  });
});

describe('what this repository ships as an example', () => {
  const reportOf = async (name?: string) => {
    const files = await readContentFiles('content');
    const salon = JSON.parse(files['content/salon.json'] ?? '');
    const own = { ...salon, address: { ...salon.address, city: 'Ici' }, areaServed: ['Ici'], name };
    const check = checkContent(name ? { ...files, 'content/salon.json': JSON.stringify(own) } : files);
    return sentencesOf(await reportLaunch(check, 'content'), 'example');
  };

  it('is named in a salon of another name, drawings, film and pictures first, and in its own never', async () => {
    const found = await reportOf('Un autre salon');
    const files = found.filter((sentence) => sentence.includes('ce fichier est celui de l’exemple'));
    const order = files.map((sentence) => /[/](brand|film|pictures|map)\b/.exec(sentence)?.[1]);
    expect([...new Set(order)]).toEqual(['brand', 'film', 'pictures', 'map']);
    expect(found.join('\n')).toMatch(
      /pages\/.* : encore mot pour mot le texte de l’exemple, « .+ » : écrivez le vôtre/,
    );
    expect(found.join('\n')).toMatch(/ : « .+ » n’est pas de votre salon : corrigez, ou ajoutez ce nom/);
    expect((await reportOf()).join('\n')).not.toMatch(/celui de l’exemple|mot pour mot|de votre salon/);
  });
});

it('a service with two prices is named until they are the same', () => {
  const price = (overviewAmount?: number): Record<string, Price> => ({
    pieds: { service: 'Soin', variant: 'pieds', price: { kind: 'fixed', amount: 65.5, overviewAmount } },
    devis: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur' } },
  });
  expect(sentencesOf(comparePrices(price(50)))).toEqual([
    'content/prices/pieds.json : Prix de « Soin, pieds » : CHF 50.– sur sa page d’aperçu, CHF 65.50 partout ailleurs.',
  ]);
  expect(sentencesOf(comparePrices(price(0)))).toEqual([expect.stringContaining(' CHF 0.– sur sa page ')]);
  for (const decided of [65.5, undefined]) expect(comparePrices(price(decided))).toEqual([]);
});

it.each([
  ['list', 65.5],
  ['overview', 50],
] as const)(
  'a service with two prices has one everywhere once the owner has said that that of the %s counts',
  async (counts, amount) => {
    const file = 'content/prices/mains-manucure.json';
    const price = { kind: 'fixed', amount: 65.5, overviewAmount: 50, counts };
    const row = (await checkAfter([file, 'price', price])).content?.prices['mains-manucure'];
    expect(row?.price).toEqual({ kind: 'fixed', amount });
  },
);

it('a quote is named until it has an example or the rate of an hour', () => {
  const row = (figures: { example?: string; hourlyRate?: number }): Record<string, Price> => ({
    balayage: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur', ...figures } },
    coupe: { service: 'Coupe', price: { kind: 'fixed', amount: 25 } },
  });
  expect(sentencesOf(findBareQuotes(row({})))).toEqual([
    'content/prices/balayage.json : Prix de « Balayage » : devis sans exemple ni tarif horaire ; l’ordonnance sur l’indication des prix en demande un.',
  ]);
  expect(findBareQuotes(row({ example: 'cheveux courts : CHF 120' }))).toEqual([]);
  expect(findBareQuotes(row({ hourlyRate: 90 }))).toEqual([]);
});

it('years that differ are named until they are the same', () => {
  const years = (home: number, services: number) => ({ ...site.facts, yearsOnHome: home, yearsOnServices: services });
  expect(sentencesOf(compareYears(years(5, 10)))).toEqual([
    'content/facts.json : « Années d’expérience » : 5 sur la page d’accueil, 10 sur celle des prestations.',
  ]);
  expect(compareYears(years(10, 10))).toEqual([]);
});

it('figures that nobody can check are named, by what the owner calls them', () => {
  const sentences = sentencesOf(findClaims({ ...site.facts, clients: 140 }));
  expect(sentences).toHaveLength(3);
  expect(sentences[0]).toMatch(
    /^content\/facts\.json : « Nombre minimal .+ » : .* si vous pouvez le prouver : « 140 »\.$/,
  );
});

it('messages that are wrong are named until they are reworded', () => {
  const messages = (name: string, text: string) => ({ form: { errors: { name } }, notFound: { text } });
  const gone = keptMessages['notFound.text'].text;
  expect(sentencesOf(findKeptMessages(messages('Name is required', gone)))).toEqual([
    'messages/fr.json : « form.errors.name » : en anglais à dessein, « Name is required ».',
    `messages/fr.json : « notFound.text » : il manque « à laquelle » à dessein, « ${gone} ».`,
  ]);
  expect(findKeptMessages(messages('Écrivez votre nom', 'Perdu.'))).toEqual([]);
});

it('the list has each finding under what it is about, and advice for what keeps the site from the public', () => {
  const found = [
    finding('example', 'A.', 'contact'),
    finding('twoPrices', 'B.', 'prices'),
    finding('quote', 'C.', 'prices'),
    finding('wording', 'D.'),
  ];
  expect(listFindings(found)).toMatch(
    /^Adresse.*\n {2}A\.\n\nPrix\n {2}B\.\n {2}C\.\n\nTextes\n {2}D\.\n\nRemplacez chaque exemple.* Des deux prix/,
  );
  expect(listFindings(found.slice(2, 3))).toBe('Prix\n  C.');
  expect(listFindings([])).toBe('');
});

it.each<[Finding['kind'][], RegExp]>([
  [['quote', 'claim', 'claim'], /^Le site est prêt pour le public : 0 .*, 2 chiffres à prouver, 1 devis sans /],
  [['example', 'contradiction'], /^Le site n’est pas encore prêt .* : 1 exemple, .*, 1 contradiction,/],
  [['twoPrices', 'twoPrices'], /^Le site n’est pas encore prêt .* : 0 exemple, 2 prestations à deux prix,/],
  [['wording', 'wording'], /^Le site est prêt .*, 2 messages à reformuler\.$/],
])('the summary counts what is found, and says whether it keeps the site from the public: %p', (kinds, text) => {
  expect(summarize(kinds.map((kind) => finding(kind, 'Un constat.')))).toMatch(text);
});

describe('a release', () => {
  const unfinished = [
    finding('example', 'content/salon.json : Téléphone.', 'contact'),
    finding('twoPrices', 'Deux prix.', 'prices'),
    finding('contradiction', 'Deux chiffres.'),
  ];

  it('is refused while an example or a second price is left, which it names, and nothing else', () => {
    const refused = () => refuseRelease(unfinished, '1');
    expect(refused).toThrow(
      /\n {2}content\/salon\.json : Téléphone\.\n\nPrix\n {2}Deux prix\.\n\nRemplacez .*\n\nAvec RELEASE=1, le site se construit pour le public/,
    );
    expect(refused).not.toThrow(/Deux chiffres/);
    expect(() => refuseRelease(unfinished.slice(1), '1')).toThrow(/Deux prix/);
  });

  it('is not refused for what the owner may leave as it is', () => {
    const ready = (['contradiction', 'claim', 'quote', 'wording'] as const).map((kind) => finding(kind, 'Un constat.'));
    expect(() => refuseRelease(ready, '1')).not.toThrow();
  });

  it.each([undefined, '', '0'])('is none where RELEASE is %p: examples may stay', (release) => {
    expect(() => refuseRelease(unfinished, release)).not.toThrow();
  });
});
