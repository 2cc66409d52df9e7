import { toSentence } from '@/scripts/content/problem';
import { type Finding, type Kind, refuseRelease } from '@/scripts/launch/findings';
import { holidaysToConfirm } from '@/scripts/launch/holidays';
import { reportLaunch } from '@/scripts/launch/report';
import { type Change, checkAfter } from '@/tests/content/support/changed-content';

/** Returns the findings of a kind in the small salon after some changes, with ordinary spaces. */
const found = (kind: Kind, ...changes: Change[]): string[] =>
  reportLaunch(checkAfter(...changes)).flatMap(({ kind: own, problem }) =>
    own === kind ? plain(toSentence({ ...problem, file: problem.file.replace('content/', '') })) : [],
  );
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const priceOf = (price: object): Change => ['content/prices/soin.json', 'price', price];
const fixed = { kind: 'fixed', amount: 50 };
const quote = { kind: 'quote', dependsOn: 'la longueur' };
const services = (years: number): Change => ['content/facts.json', 'yearsOnServices', years];

describe('before publication', () => {
  it.each<[Kind, Change, string, ...Change[]]>([
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
  ])('an open decision of the owner is listed until it is made: %s', (kind, change, words, ...decided) => {
    expect(found(kind, change)).toEqual([expect.stringContaining(words)]);
    for (const decision of decided) expect(found(kind, decision)).toEqual([]);
  });

  it('values marked as examples, and numbers that have to be proved, are listed', () => {
    expect(found('example')).toContain(
      'salon.json : Téléphone (phone) de « Adresse, téléphone, réservation » : exemple à remplacer, « +41 31 123 45 67 ».',
    );
    const [clients, ...others] = found('claim', services(5));
    expect(clients).toMatch(/^facts\.json : « Clientes et clients .+ » : .* prouver : « 100 »\.$/);
    expect(others).toHaveLength(2);
  });

  it.each([
    ['siteUrl', 'https://www.salon-zoe.example', 'https://www.salon-zoe.ch', /« https:.*zoe\.example »/],
    ['email', 'zoe@example.com', 'zoe@salon-zoe.ch', /« zoe@example\.com »/],
    ['phone', '+41 58 000 00 00', '+41 58 123 45 67', /numéro que personne n’a, « \+41 58 000 00 00 »/],
  ])('an unmarked example address or number is listed: %s', (field, nobodys, own, words) => {
    const named = expect.stringMatching(words);
    expect(found('example', ['content/salon.json', field, nobodys])).toContainEqual(named);
    expect(found('example', ['content/salon.json', field, own])).not.toContainEqual(named);
  });

  it('messages that the salon keeps in another language or with a fault are listed, reworded ones are not', () => {
    const messages = (own: object): Change => ['content/messages/fr.json', '', JSON.stringify(own)];
    const engine = { nav: { home: 'Accueil' }, form: { errors: { name: 'Votre nom ?' } } };
    const french: Change = ['messages/fr.json', '', JSON.stringify(engine)];
    const german: Change = ['messages/de.json', '', JSON.stringify(engine)];
    const kept = {
      nav: { home: { text: 'Acceuil', fault: 'mal écrit' } },
      form: { errors: { name: { text: 'Name?', lang: 'en' } } },
    };
    expect(found('wording', french, german, messages(kept))).toEqual([
      'messages/fr.json : « nav.home » : mal écrit à dessein, « Acceuil ».',
      'messages/fr.json : « form.errors.name » : en anglais à dessein, « Name? ».',
    ]);
    expect(found('wording', messages({ nav: { home: 'Début' } }))).toEqual([]);
  });

  it('content with problems is refused with them, and nothing is listed', () => {
    const faulty = checkAfter(['content/salon.json', 'name', ''], ['content/facts.json', '', undefined]);
    expect(() => reportLaunch(faulty)).toThrow(/facts\.json : ce fichier manque\.\n.*salon\.json : Nom du salon/);
  });
});

const finding = (kind: Kind, message: string): Finding => ({ kind, problem: { file: 'A', message } });
const all = [finding('example', 'A'), finding('twoPrices', 'B'), finding('quote', 'C'), finding('quote', 'D')];

it('a release is refused, and its findings are named, only while an example or a second price is left', () => {
  expect(() => refuseRelease(all, '1')).toThrow(
    / A : A\.\n\n1 prestation à .*\n {2}A : B\.\n\nAvec RELEASE=1, le site se construit/,
  );
  expect(() => refuseRelease(all.slice(1), '1')).toThrow(/ A : B\./);
  expect(() => refuseRelease(all.slice(2), '1')).not.toThrow();
  for (const release of [undefined, '', '0']) expect(() => refuseRelease(all, release)).not.toThrow();
});

it('the owner has to confirm the holidays of the next twelve months, except on days whose hours she has given', () => {
  const holidays = [
    { rule: '12-25', names: { fr: 'Noël' } },
    { rule: 'easter -2', names: { fr: 'Vendredi saint' } },
    // Always a Monday, on which the salon never opens.
    { rule: 'easter 1', names: { fr: 'Lundi de Pâques' } },
    { rule: '2026-04-09', names: { fr: 'Bataille de Näfels' } },
  ];
  const plainly = (lines: string[]) => lines.map((line) => line.replace(/\s/g, ' '));
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
  const said = plainly(holidaysToConfirm(salon, '2026-12-25'));
  const isSilent = (line: string) => line.includes('le site ne dit rien');
  expect(said.filter((line) => !isSilent(line))).toEqual(['25 décembre 2026, Noël', '26 mars 2027, Vendredi saint']);
  // The site says nothing of a half-day holiday, or of one that only some communes keep.
  expect(said.filter(isSilent).join()).toMatch(/19 mars 2027, Saint-Joseph.*1er mai 2027, Fête du travail/);
  // Days with special hours, and holidays on which the owner works, are settled.
  const specialDays = [{ day: '2027-05-01', hours: [['09:00', '12:00'] as const], reason: 'Fête', translations: [] }];
  expect(plainly(holidaysToConfirm({ ...salon, specialDays }, '2026-12-25')).join()).not.toContain('1er mai');
  const christmas = [{ ...specialDays[0], day: '2026-12-25' }] as typeof specialDays;
  expect(plainly(holidaysToConfirm({ ...salon, specialDays: christmas }, '2026-12-25')).join()).not.toContain('Noël');
  expect(plainly(holidaysToConfirm({ ...salon, holidaysWorked: ['saint-joseph'] }, '2026-12-25')).join()).not.toMatch(
    /Joseph/,
  );
  expect(plainly(holidaysToConfirm(salon, '2026-04-09'))[0]).toBe('9 avril 2026, Bataille de Näfels');
});
