import type { Price } from '@/content/schema/prices';
import type { SiteContent } from '@/content/schema/site';
import * as site from '@/lib/content/content';
import { englishMessages } from '@/lib/i18n/english-messages';
import type { Check } from '@/scripts/content-check/check-content';
import {
  comparePrices,
  compareYears,
  findUntranslated,
  type LaunchReport,
  listFindings,
  refuseRelease,
  reportLaunch,
  summarize,
} from '@/scripts/launch-check';

/** Ordinary spaces for no-break ones. */
const plain = (sentences: string[]) => sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '));

const report = (findings: Partial<LaunchReport> = {}): LaunchReport => ({
  examples: [],
  contradictions: [],
  untranslated: [],
  ...findings,
});

/** What the check of the content finds in the site, with some facts changed. */
function check(changes: Partial<SiteContent>, examples: Check['examples'] = []): Check {
  return { problems: [], examples, content: { ...site, prices: {}, ...changes } };
}

describe('the report', () => {
  const same = { ...site.facts, yearsOnHome: 10, yearsOnServices: 10 };

  it('names each example by file, field and value', async () => {
    const place = { file: 'content/salon.json', entry: 'Adresse', field: 'Téléphone', at: 'salon.phone' };
    const example = { ...place, value: '+41 32 000 00 00' };
    const sentence = 'content/salon.json : Téléphone de « Adresse » : « +41 32 000 00 00 ».';
    expect((await reportLaunch(check({}, [example]))).examples).toEqual([sentence]);
  });

  it('finds the contradictions of prices and years, and none where there are none', async () => {
    const prices: Record<string, Price> = {
      pieds: { service: 'Pieds', price: { kind: 'fixed', amount: 65, overviewAmount: 50 } },
    };
    const { contradictions } = await reportLaunch(check({ prices, facts: { ...same, yearsOnHome: 5 } }));
    expect(contradictions).toHaveLength(2);
    expect((await reportLaunch(check({ facts: same }))).contradictions).toEqual([]);
  });

  it('names what keeps the messages of the site in English', async () => {
    const { untranslated } = await reportLaunch(check({}));
    for (const key of Object.keys(englishMessages)) expect(untranslated.join()).toContain(`« ${key} »`);
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
  expect(plain(comparePrices(price(50)))).toEqual([
    'content/prices/pieds.json : Prix de « Soin, pieds » : CHF 50.– sur la page « Onglerie & Beauté », CHF 65.50 partout ailleurs.',
  ]);
  expect(plain(comparePrices(price(0)))).toEqual([expect.stringContaining(' CHF 0.– sur la page ')]);
  for (const decided of [65.5, undefined]) expect(comparePrices(price(decided))).toEqual([]);
});

it('years that differ are named until they are the same', () => {
  const years = (home: number, services: number) => ({ ...site.facts, yearsOnHome: home, yearsOnServices: services });
  expect(compareYears(years(5, 10))).toEqual([
    'content/facts.json : « Années d’expérience » : 5 sur la page d’accueil, 10 sur celle des prestations.',
  ]);
  expect(compareYears(years(10, 10))).toEqual([]);
});

it('messages in English are named until they are reworded', () => {
  const messages = (name: string) => ({ form: { errors: { name } } });
  expect(findUntranslated(messages('Name is required'))).toEqual([
    'messages/fr.json : « form.errors.name » : « Name is required ».',
  ]);
  expect(findUntranslated(messages('Écrivez votre nom'))).toEqual([]);
});

it('the list has each kind of finding under its advice, and nothing of a kind that is not found', () => {
  const found = report({ examples: ['A.', 'B.'], contradictions: ['C.'], untranslated: ['D.'] });
  expect(listFindings(found)).toMatch(
    /^Valeurs d’exemple .*\n {2}A\.\n {2}B\.\n\nContradictions .*\n {2}C\.\n\nMessages en anglais .*\n {2}D\.$/,
  );
  expect(listFindings({ ...found, examples: [], untranslated: [] })).toMatch(/^Contradictions .*\n {2}C\.$/);
  expect(listFindings(report())).toBe('');
});

it.each([
  [0, 1, 2, 'Le site est prêt pour le public : 0 valeur d’exemple, 1 contradiction, 2 messages en anglais.'],
  [
    1,
    2,
    0,
    'Le site n’est pas encore prêt pour le public : 1 valeur d’exemple, 2 contradictions, 0 message en anglais.',
  ],
  [
    2,
    0,
    1,
    'Le site n’est pas encore prêt pour le public : 2 valeurs d’exemple, 0 contradiction, 1 message en anglais.',
  ],
])(
  'the summary counts %i examples, %i contradictions and %i messages',
  (examples, contradictions, untranslated, text) => {
    const some = (count: number) => Array<string>(count).fill('Un constat.');
    const counted = {
      examples: some(examples),
      contradictions: some(contradictions),
      untranslated: some(untranslated),
    };
    expect(summarize(counted)).toBe(text);
  },
);

describe('a release', () => {
  const unfinished = report({ examples: ['content/salon.json : Téléphone.'], contradictions: ['Deux prix.'] });

  it('is refused while an example is left, which it names, and nothing else', () => {
    const refused = () => refuseRelease(unfinished, '1');
    expect(refused).toThrow(
      /\n {2}content\/salon\.json : Téléphone\.\n\nAvec RELEASE=1, le site se construit pour le public/,
    );
    expect(refused).not.toThrow(/Deux prix/);
  });

  it('is not refused for contradictions and messages in English', () => {
    const ready = report({ contradictions: ['Deux prix.'], untranslated: ['Name is required'] });
    expect(() => refuseRelease(ready, '1')).not.toThrow();
  });

  it.each([undefined, '', '0'])('is none where RELEASE is %p: examples may stay', (release) => {
    expect(() => refuseRelease(unfinished, release)).not.toThrow();
  });
});
