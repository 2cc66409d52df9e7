import type { Price } from '@/content/schema/prices';
import type { SiteContent } from '@/content/schema/site';
import * as site from '@/lib/content/content';
import { englishMessages } from '@/lib/i18n/english-messages';
import type { Check } from '@/scripts/content-check/check-content';
import {
  comparePrices,
  compareYears,
  type Finding,
  findBareQuotes,
  findUntranslated,
  listFindings,
  refuseRelease,
  reportLaunch,
  summarize,
} from '@/scripts/launch-check';

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
  return { problems: [], examples, content: { ...site, prices: {}, ...changes } };
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
    const findings = await reportLaunch(check({ prices, facts: { ...same, yearsOnHome: 5 } }));
    expect(sentencesOf(findings, 'contradiction')).toHaveLength(2);
    expect(sentencesOf(await reportLaunch(check({ facts: same })), 'contradiction')).toEqual([]);
  });

  it('names what keeps the messages of the site in English', async () => {
    const english = sentencesOf(await reportLaunch(check({})), 'english');
    for (const key of Object.keys(englishMessages)) expect(english.join()).toContain(`« ${key} »`);
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
    const named = findings.filter(({ kind }) => kind !== 'english').map(({ topic, kind }) => `${topic} ${kind}`);
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
    const faulty = { problems: [problem, { ...problem, file: 'content/facts.json' }], examples: [] };
    const sentences = 'content/salon.json : ce fichier manque.\ncontent/facts.json : ce fichier manque.';
    await expect(reportLaunch(faulty)).rejects.toThrow(sentences);
  });
});

it('a service with two prices is named until the owner has decided', () => {
  const price = (overviewAmount?: number): Record<string, Price> => ({
    pieds: { service: 'Soin', variant: 'pieds', price: { kind: 'fixed', amount: 65.5, overviewAmount } },
    devis: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur' } },
  });
  expect(sentencesOf(comparePrices(price(50)))).toEqual([
    'content/prices/pieds.json : Prix de « Soin, pieds » : CHF 50.– sur la page « Onglerie & Beauté », CHF 65.50 partout ailleurs.',
  ]);
  expect(sentencesOf(comparePrices(price(0)))).toEqual([expect.stringContaining(' CHF 0.– sur la page ')]);
  for (const decided of [65.5, undefined]) expect(comparePrices(price(decided))).toEqual([]);
});

it('a quote is named until it has an example or the rate of an hour', () => {
  const row = (figures: { example?: string; hourlyRate?: number }): Record<string, Price> => ({
    balayage: { service: 'Balayage', price: { kind: 'quote', dependsOn: 'la longueur', ...figures } },
    coupe: { service: 'Coupe', price: { kind: 'fixed', amount: 25 } },
  });
  expect(sentencesOf(findBareQuotes(row({})))).toEqual([
    'content/prices/balayage.json : Prix de « Balayage » : devis sans exemple ni tarif horaire ; l’indication des prix en demande un aux salons de coiffure et d’onglerie.',
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

it('messages in English are named until they are reworded', () => {
  const messages = (name: string) => ({ form: { errors: { name } } });
  expect(sentencesOf(findUntranslated(messages('Name is required')))).toEqual([
    'messages/fr.json : « form.errors.name » : en anglais à dessein, « Name is required ».',
  ]);
  expect(findUntranslated(messages('Écrivez votre nom'))).toEqual([]);
});

it('the list has each finding under what it is about, and the advice for examples where there are any', () => {
  const found = [
    finding('example', 'A.', 'contact'),
    finding('contradiction', 'B.', 'prices'),
    finding('quote', 'C.', 'prices'),
    finding('english', 'D.'),
  ];
  expect(listFindings(found)).toMatch(
    /^Adresse.*\n {2}A\.\n\nPrix\n {2}B\.\n {2}C\.\n\nTextes\n {2}D\.\n\nRemplacez chaque exemple/,
  );
  expect(listFindings(found.slice(1, 2))).toBe('Prix\n  B.');
  expect(listFindings([])).toBe('');
});

it.each([
  [
    [0, 1, 1, 2],
    'est prêt pour le public : 0 valeur d’exemple, 1 contradiction, 1 devis sans exemple ni tarif horaire, 2 messages en anglais',
  ],
  [
    [1, 2, 0, 0],
    'n’est pas encore prêt pour le public : 1 valeur d’exemple, 2 contradictions, 0 devis sans exemple ni tarif horaire, 0 message en anglais',
  ],
  [
    [2, 0, 2, 1],
    'n’est pas encore prêt pour le public : 2 valeurs d’exemple, 0 contradiction, 2 devis sans exemple ni tarif horaire, 1 message en anglais',
  ],
])('the summary counts examples, contradictions, quotes and messages: %p', (counts, text) => {
  const kinds = ['example', 'contradiction', 'quote', 'english'] as const;
  const findings = kinds.flatMap((kind, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => finding(kind, 'Un constat.')),
  );
  expect(summarize(findings)).toBe(`Le site ${text}.`);
});

describe('a release', () => {
  const unfinished = [
    finding('example', 'content/salon.json : Téléphone.', 'contact'),
    finding('contradiction', 'Deux prix.'),
  ];

  it('is refused while an example is left, which it names, and nothing else', () => {
    const refused = () => refuseRelease(unfinished, '1');
    expect(refused).toThrow(
      /\n {2}content\/salon\.json : Téléphone\.\n\nRemplacez .*\n\nAvec RELEASE=1, le site se construit pour le public/,
    );
    expect(refused).not.toThrow(/Deux prix/);
  });

  it('is not refused for contradictions and messages in English', () => {
    const ready = [finding('contradiction', 'Deux prix.'), finding('quote', 'Un devis.'), finding('english', 'Name')];
    expect(() => refuseRelease(ready, '1')).not.toThrow();
  });

  it.each([undefined, '', '0'])('is none where RELEASE is %p: examples may stay', (release) => {
    expect(() => refuseRelease(unfinished, release)).not.toThrow();
  });
});
