import { JSDOM } from 'jsdom';
import { launchPage } from '@/editor/launch-page';
import { findLeftovers } from '@/kit/find-leftovers';
import {
  type Finding,
  holidaysToConfirm,
  leftIn,
  listFindings,
  refuseRelease,
  reportLaunch,
  summarize,
} from '@/scripts/launch-check';
import { salonFolder } from '@/scripts/support/paths';
import { type Change, checkAfter, filesAfter } from '@/tests/content/support/changed-content';
import { newFolder } from '../support/folder';

/** What is found of a kind in the small salon after some changes, with ordinary spaces, as if its folder were called `content`. */
async function found(kind: Finding['kind'], ...changes: Change[]): Promise<string[]> {
  const findings = (await reportLaunch(checkAfter(...changes), newFolder())).filter((one) => one.kind === kind);
  return findings.map(({ sentence }) => sentence.replaceAll('\u00a0', ' ').replace(`${salonFolder}/`, 'content/'));
}

const priceOf = (price: object): Change => ['content/prices/soin.json', 'price', price];
const fixed = { kind: 'fixed', amount: 50 };
const quote = { kind: 'quote', dependsOn: 'la longueur' };
const services = (years: number): Change => ['content/facts.json', 'yearsOnServices', years];

describe('the report names', () => {
  it.each<[Finding['kind'], Change, string, ...Change[]]>([
    [
      'twoPrices',
      priceOf({ ...fixed, overviewAmount: 64 }),
      'prices/soin.json : Prix de « Soin, longs » : CHF 64.– sur sa page d’aperçu, CHF 50.– partout ailleurs.',
      priceOf({ ...fixed, overviewAmount: 50 }),
      priceOf({ ...fixed, overviewAmount: 60, counts: 'list' }),
    ],
    [
      'quote',
      priceOf(quote),
      'prices/soin.json : Prix de « Soin, longs » : devis sans exemple ni tarif horaire',
      priceOf({ ...quote, example: 'cheveux courts : CHF 120' }),
      priceOf({ ...quote, hourlyRate: 90 }),
    ],
    ['contradiction', services(10), 'facts.json : « Années d’expérience » : 5 sur la page d’accueil, 10', services(5)],
  ])('what the owner has to decide until it is decided: %s', async (kind, change, words, ...decided) => {
    expect(await found(kind, change)).toEqual([expect.stringContaining(`content/${words}`)]);
    for (const decision of decided) expect(await found(kind, decision)).toEqual([]);
  });

  it('examples, and figures that nobody can check', async () => {
    expect(await found('example')).toContain(
      'content/salon.json : Téléphone (phone) de « Adresse, téléphone, réservation » : exemple à remplacer, « +41 31 123 45 67 ».',
    );
    const [clients, ...others] = await found('claim', services(5));
    expect(clients).toMatch(/^content\/facts\.json : « Clientes et clients .+ » : .* prouver : « 100 »\.$/);
    expect(others).toHaveLength(2);
  });

  it('messages that the salon keeps in another language or with a fault, and none where it has no such', async () => {
    const messages = (own: object): Change => ['content/messages/fr.json', '', JSON.stringify(own)];
    const engine = { nav: { home: 'Accueil' }, form: { errors: { name: 'Votre nom ?' } } };
    const french: Change = ['messages/fr.json', '', JSON.stringify(engine)];
    const german: Change = ['messages/de.json', '', JSON.stringify(engine)];
    const kept = {
      nav: { home: { text: 'Acceuil', fault: 'mal écrit' } },
      form: { errors: { name: { text: 'Name?', lang: 'en' } } },
    };
    expect(await found('wording', french, german, messages(kept))).toEqual([
      'content/messages/fr.json : « nav.home » : mal écrit à dessein, « Acceuil ».',
      'content/messages/fr.json : « form.errors.name » : en anglais à dessein, « Name? ».',
    ]);
    expect(await found('wording', messages({ nav: { home: 'Début' } }))).toEqual([]);
  });

  it('nothing where the content has faults, but these', async () => {
    const faulty = checkAfter(['content/salon.json', 'name', ''], ['content/facts.json', '', undefined]);
    await expect(reportLaunch(faulty, newFolder())).rejects.toThrow(
      /facts\.json : ce fichier manque\.\n.*salon\.json : Nom du salon/,
    );
  });
});

describe('what is left of the example', () => {
  const pictures = ['brand.svg', 'film/hero.webm', 'map.svg', 'pictures/salle/salle.webp'];
  const text = 'Nous coupons les cheveux secs, tels qu’ils tombent quand vous arrivez.';
  const home = 'content/pages/accueil.json';
  const salon = 'content/salon.json';
  const other = 'Vous repartez avec ce que vous savez refaire seul devant votre glace.';
  const changes: Change[] = [
    [home, 'lead', text],
    [home, 'contactIntro', other],
  ];
  const example = filesAfter(...changes, [salon, 'address.city', 'Avenches'], [salon, 'name', 'Zoé']);
  const texts = Object.entries(example).map(([file, written]) => [file.replace('content/', ''), written ?? '']);
  const bytes = Object.fromEntries(pictures.map((file) => [file, example[`content/${file}`] ?? file]));
  const exampleFolder = newFolder({ ...Object.fromEntries(texts), ...bytes });
  const folder = newFolder({ ...bytes, 'pictures/own.webp': 'own' });

  const found = async (...own: Change[]) => {
    const { left, borrowed } = await findLeftovers(checkAfter(...own), folder, [exampleFolder]);
    const said = ({ file, message }: Finding['problem']) => `${file} : ${message.replaceAll('\u00a0', ' ')}`;
    return { left: left.map(said), borrowed: borrowed.map(said) };
  };

  it('is named in a salon of another name: files, then texts of which several are word for word the same', async () => {
    expect((await found(...changes)).left).toEqual([
      ...pictures.map((file) => `content/${file} : ce fichier est celui de l’exemple : mettez le vôtre à sa place`),
      expect.stringMatching(/accueil\.json : encore mot pour mot le texte de l’exemple, « .+ » .* 2 autres ici\)$/),
    ]);
  });

  it('is no single sentence that a salon says as the example does', async () => {
    expect((await found([home, 'lead', text], [home, 'description', 'La nôtre.'])).left).toHaveLength(pictures.length);
  });

  it('is asked about where it may be meant: places, and a look', async () => {
    const venue: Change = [home, 'contactIntro', 'Venez à Avenches.'];
    const venues: Change = [salon, 'areaServed', ['Avenches']];
    const font: Change = ['content/brand.json', 'textFont.fallback', 'serif'];
    const look = 'content/brand.json : les couleurs et les polices sont celles de « Zoé » : est-ce voulu ?';
    expect((await found(venue)).borrowed).toEqual([
      expect.stringMatching(/accueil\.json : « Avenches » est un lieu de l’exemple/),
      look,
    ]);
    expect((await found(venue, venues, font)).borrowed).toEqual([
      look.replace('les couleurs et les polices', 'toutes les couleurs'),
    ]);
    expect((await found(venues, ['content/brand.json', 'colors.ink', '#101010'])).borrowed).toEqual([]);
  });

  it('is its own in the example', async () => {
    expect(await findLeftovers(checkAfter(), exampleFolder, [exampleFolder])).toEqual({ left: [], borrowed: [] });
  });
});

const finding = (kind: Finding['kind'], sentence: string, file = 'content/salon.json'): Finding => {
  return { kind, sentence, problem: { file, message: sentence } };
};
const all = [finding('example', 'A.'), finding('twoPrices', 'B.'), finding('quote', 'C.'), finding('quote', 'D.')];

it('the list has the findings of each kind with advice; the summary counts them', () => {
  expect(listFindings(all)).toMatch(
    /^1 exemple à remplacer\. Mettez .*\n {2}A\.\n\n1 prestation à .* Des deux prix .*\n {2}B\.\n\n2 devis .*\n {2}C\.\n {2}D\.$/,
  );
  expect(summarize(all)).toMatch(
    /^Le site n’est pas encore prêt .* : 1 exemple à remplacer, 1 prestation à .*, 2 devis sans /,
  );
  expect(summarize(all.slice(2))).toMatch(/^Le site est prêt pour le public : 2 devis sans [^,]*\.$/);
  // What is optional is named, and does not stand beside "ready" as if it were missing.
  expect(summarize([finding('optional', 'E.')])).toBe('Le site est prêt pour le public.');
});

it('a release is refused while an example or a second price is left, which it names, and nothing else', () => {
  expect(() => refuseRelease(all, '1')).toThrow(
    / A\.\n\n1 prestation à .*\n {2}B\.\n\nAvec RELEASE=1, le site se construit/,
  );
  expect(() => refuseRelease(all.slice(1), '1')).toThrow(/ B\./);
  expect(() => refuseRelease(all.slice(2), '1')).not.toThrow();
  for (const release of [undefined, '', '0']) expect(() => refuseRelease(all, release)).not.toThrow();
});

it('the page of the editor says so where nothing is left', () => {
  expect(launchPage(leftIn([]))).toContain('Tout est dit.');
  expect(launchPage(leftIn([finding('example', '<b>', 'content/salon.json')]))).not.toContain('Tout est dit.');
});

it('the holidays of a year, that of the day it is asked on included, stand for the owner to confirm', () => {
  const holidays = [
    { rule: '12-25', names: { fr: 'Noël' } },
    { rule: 'easter -2', names: { fr: 'Vendredi saint' } },
    // On a day of the week on which it never opens.
    { rule: 'easter 1', names: { fr: 'Lundi de Pâques' } },
    { rule: '2026-04-09', names: { fr: 'Bataille de Näfels' } },
  ];
  const plain = (lines: string[]) => lines.map((line) => line.replace(/\s/g, ' '));
  const open = [['09:00', '18:00'] as const];
  const hours = { week: [[], open, open, open, open, open, []] };
  const salon = {
    holidays,
    holidaysWorked: [],
    hours,
    closings: [],
    specialDays: [],
    address: { canton: 'SO', city: 'Olten' },
  };
  const said = plain(holidaysToConfirm(salon, '2026-12-25'));
  const isSilent = (line: string) => line.includes('le site ne dit rien');
  expect(said.filter((line) => !isSilent(line))).toEqual(['25 décembre 2026, Noël', '26 mars 2027, Vendredi saint']);
  // Half a day, and other communes.
  expect(said.filter(isSilent).join()).toMatch(/19 mars 2027, Saint-Joseph.*1er mai 2027, Fête du travail/);
  // Of a day that the salon has hours of its own on, the site speaks.
  const specialDays = [{ day: '2027-05-01', hours: [['09:00', '12:00'] as const], reason: 'Fête', translations: [] }];
  expect(plain(holidaysToConfirm({ ...salon, specialDays }, '2026-12-25')).join()).not.toContain('1er mai');
  const christmas = [{ ...specialDays[0], day: '2026-12-25' }] as typeof specialDays;
  expect(plain(holidaysToConfirm({ ...salon, specialDays: christmas }, '2026-12-25')).join()).not.toContain('Noël');
  expect(plain(holidaysToConfirm({ ...salon, holidaysWorked: ['saint-joseph'] }, '2026-12-25')).join()).not.toMatch(
    /Joseph/,
  );
  expect(plain(holidaysToConfirm(salon, '2026-04-09'))[0]).toBe('9 avril 2026, Bataille de Näfels');
});

it('the page of the editor has every point, escaped, with a link to the form of its file where there is one', () => {
  const remark = { file: 'content/prices/soin.json', sentence: '', inEditor: 'Trop long.' };
  const findings = [
    finding('example', '<b>', 'content/pictures/salle/salle.webp'),
    finding('wording', 'M', 'content/messages/fr.json'),
  ];
  const page = launchPage({ ...leftIn(findings, ['25 décembre 2026, Noël']), remarks: [remark] });
  const { document } = new JSDOM(page).window;
  const points = [...document.querySelectorAll('li')].map((point) => [
    point.textContent?.replace(/\s/g, ' '),
    point.querySelector('a')?.getAttribute('href'),
  ]);
  expect(points).toEqual([
    ['« content/pictures/salle/salle.webp » : <b>.', './#/collections/pictures/entries/salle/index'],
    ['« content/messages/fr.json » : M.', undefined],
    ['Trop long.', './#/collections/prices/entries/soin'],
    ['25 décembre 2026, Noël', undefined],
  ]);
  const better = [...document.querySelectorAll('details')].at(-2);
  expect(better?.querySelector('summary')?.textContent).toBe('Ce qui rendrait le site meilleur');
  expect(better?.querySelector('p')?.textContent).toMatch(/n’empêche la mise en ligne/);
});

it('the page of the editor names a form once, with its fields', () => {
  const [street, phone] = ['Rue', 'Téléphone'].map((field) => {
    const problem = { file: 'content/salon.json', entry: 'Adresse', field, message: 'exemple' };
    return { kind: 'example', problem, sentence: '' } as const;
  });
  const { document } = new JSDOM(launchPage(leftIn([street, phone].flatMap((one) => one ?? [])))).window;
  const points = [...document.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(points).toEqual(['Adresse : Rue ; Téléphone.']);
  expect(document.querySelectorAll('li a')).toHaveLength(1);
});
