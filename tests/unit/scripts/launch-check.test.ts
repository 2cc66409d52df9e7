import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findShipped, hash } from '@/scripts/launch/shipped';
import {
  type Finding,
  keptMessages,
  listFindings,
  refuseRelease,
  reportLaunch,
  summarize,
} from '@/scripts/launch-check';
import { inRepository, salonFolder } from '@/scripts/support/paths';
import { type Change, checkAfter } from '@/tests/content/support/changed-content';

const finding = (kind: Finding['kind'], sentence: string, topic: Finding['topic'] = 'texts'): Finding => ({
  kind,
  topic,
  sentence,
});

/** The small salon has no files but its texts. */
const empty = inRepository('tests', 'support');

/** What is found of a kind in the small salon after some changes, with ordinary spaces, as if its folder were called `content`. */
async function found(kind: Finding['kind'], ...changes: Change[]): Promise<string[]> {
  const findings = (await reportLaunch(checkAfter(...changes), empty)).filter((one) => one.kind === kind);
  return findings.map(({ sentence }) => sentence.replaceAll('\u00a0', ' ').replace(`${salonFolder}/`, 'content/'));
}

describe('the report names', () => {
  const fixed = (amount: number, more?: object): Change => [
    'content/prices/soin.json',
    'price',
    { kind: 'fixed', amount, ...more },
  ];
  const quote = (more?: object): Change => [
    'content/prices/soin.json',
    'price',
    { kind: 'quote', dependsOn: 'la longueur', ...more },
  ];
  const services = (years: number): Change => ['content/facts.json', 'yearsOnServices', years];

  it('each example by file, field and value', async () => {
    expect(await found('example')).toContain(
      'content/salon.json : Téléphone de « Adresse et contacts » : exemple à remplacer, « +41 31 123 45 67 ».',
    );
  });

  it('a service with two prices until they are the same, or the owner has said which counts', async () => {
    expect(await found('twoPrices', fixed(65.5, { overviewAmount: 64 }))).toEqual([
      'content/prices/soin.json : Prix de « Soin, longs » : CHF 64.– sur sa page d’aperçu, CHF 65.50 partout ailleurs.',
    ]);
    for (const one of [{}, { overviewAmount: 50 }, { overviewAmount: 60, counts: 'list' }]) {
      expect(await found('twoPrices', fixed(50, one))).toEqual([]);
    }
  });

  it('a quote until it has an example or the rate of an hour', async () => {
    expect(await found('quote', quote())).toEqual([
      expect.stringContaining('soin.json : Prix de « Soin, longs » : devis sans exemple ni tarif horaire'),
    ]);
    for (const figure of [{ example: 'cheveux courts : CHF 120' }, { hourlyRate: 90 }]) {
      expect(await found('quote', quote(figure))).toEqual([]);
    }
  });

  it('years that differ until they are the same', async () => {
    expect(await found('contradiction', services(10))).toEqual([
      'content/facts.json : « Années d’expérience » : 5 sur la page d’accueil, 10 sur celle des prestations.',
    ]);
    expect(await found('contradiction', services(5))).toEqual([]);
  });

  it('figures that nobody can check, by what the owner calls them', async () => {
    const [clients, ...others] = await found('claim', services(5));
    expect(clients).toMatch(
      /^content\/facts\.json : « Nombre minimal .+ » : .* si vous pouvez le prouver : « 100 »\.$/,
    );
    expect(others).toHaveLength(2);
  });

  it('the messages of the site that are kept although they are wrong', async () => {
    const kept = (await found('wording')).join();
    for (const [key, { text }] of Object.entries(keptMessages)) {
      expect(kept).toContain(`messages/fr.json : « ${key} » :`);
      expect(kept).toContain(text);
    }
  });

  it('first what a client notices first', async () => {
    const topics = (
      await reportLaunch(checkAfter(quote(), ['content/pictures/salle/index.json', 'alt', '[exemple] Là.']), empty)
    )
      .filter(({ kind }) => kind === 'example' || kind === 'quote')
      .map(({ topic, kind }) => `${topic} ${kind}`);
    expect(topics).toEqual([
      'contact example',
      'prices example',
      'prices quote',
      'testimonials example',
      'pictures example',
      'rest example',
    ]);
  });

  it('nothing where the content has faults, but these', async () => {
    const faulty = checkAfter(['content/salon.json', 'name', ''], ['content/facts.json', '', undefined]);
    await expect(reportLaunch(faulty)).rejects.toThrow(
      /facts\.json : ce fichier manque\.\n.*salon\.json : Nom du salon/,
    );
  });
});

describe('what is shipped as an example', () => {
  const files = ['brand.svg', 'film/hero.webm', 'map.svg', 'pictures/salle/salle.webp'];
  const text = 'Nous coupons les cheveux secs, tels qu’ils tombent quand vous arrivez.';
  const list = new Set([...files, text, 'Chez Zoé', 'Avenches'].map(hash));
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'shipped-'));
    for (const file of [...files, 'pictures/own.webp']) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), file);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const home = 'content/pages/accueil.json';
  const left = async (...changes: Change[]) =>
    (await findShipped(checkAfter([home, 'lead', text], ...changes), folder, list)).map(
      ({ file, message }) => `${file} : ${message.replaceAll('\u00a0', ' ')}`,
    );

  it('is named in a salon of another name, what is seen first, then words, then places that are not its own', async () => {
    const found = await left([home, 'contactIntro', 'Venez à Avenches.']);
    const own = 'ce fichier est celui de l’exemple : mettez le vôtre à sa place';
    expect(found.slice(0, 4)).toEqual(
      ['brand.svg', 'film/hero.webm', 'pictures/salle/salle.webp', 'map.svg'].map((file) => `content/${file} : ${own}`),
    );
    expect(found[4]).toMatch(/accueil\.json : encore mot pour mot le texte de l’exemple, « Nous coupons .+ »/);
    expect(found[5]).toMatch(/accueil\.json : « Avenches » n’est pas de votre salon/);
    expect(found).toHaveLength(6);
  });

  it('is its own in the salon that it was shipped with, and so are the places that a salon serves', async () => {
    expect(await left(['content/salon.json', 'name', 'Chez Zoé'])).toEqual([]);
    const served = await left(
      [home, 'contactIntro', 'Venez à Avenches.'],
      ['content/salon.json', 'areaServed', ['Avenches']],
    );
    expect(served.join()).not.toContain('Avenches');
  });
});

it('the list has each finding under what it is about, and advice for what keeps the site from the public', () => {
  const all = [
    finding('example', 'A.', 'contact'),
    finding('twoPrices', 'B.', 'prices'),
    finding('quote', 'C.', 'prices'),
    finding('wording', 'D.'),
  ];
  expect(listFindings(all)).toMatch(
    /^Adresse.*\n {2}A\.\n\nPrix\n {2}B\.\n {2}C\.\n\nTextes\n {2}D\.\n\nRemplacez chaque exemple.* Des deux prix/,
  );
  expect(listFindings(all.slice(2, 3))).toBe('Prix\n  C.');
});

it.each<[Finding['kind'][], RegExp]>([
  [['quote', 'claim', 'claim'], /^Le site est prêt pour le public : 0 .*, 2 chiffres à prouver, 1 devis sans /],
  [['example', 'contradiction'], /^Le site n’est pas encore prêt .* : 1 exemple, .*, 1 contradiction,/],
  [['twoPrices', 'twoPrices'], /^Le site n’est pas encore prêt .* 2 prestations à deux prix,/],
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
      /Téléphone\.\n\nPrix\n {2}Deux prix\.\n\nRemplacez .*\n\nAvec RELEASE=1, le site se construit/,
    );
    expect(refused).not.toThrow(/Deux chiffres/);
    expect(() => refuseRelease(unfinished.slice(1), '1')).toThrow(/Deux prix/);
    expect(() => refuseRelease(unfinished.slice(2), '1')).not.toThrow();
  });

  it.each([undefined, '', '0'])('is none where RELEASE is %p: examples may stay', (release) => {
    expect(() => refuseRelease(unfinished, release)).not.toThrow();
  });
});
