import { cpSync } from 'node:fs';
import { findPlaceholders } from '@/kit/find-placeholders';
import { writeBlankSalon } from '@/kit/init';
import { completeAnswers } from '@/kit/init/questions';
import { answersOf, type BegunSalon, begunSalons, writeBegunSalon } from '@/kit/tests/support/begun-salon';
import { findProblems } from '@/scripts/content/find-problems';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { remarksOnEntries } from '@/scripts/inspect/text-remarks';
import { refuseRelease } from '@/scripts/launch/findings';
import { type Change, changed } from '@/tests/content/support/changed-content';
import { newFolder } from '../../tests/unit/support/folder';
import { examples } from '../../tests/unit/support/words-of';
import { leftIn } from './support/left-in';

// The launch check on four salons, as far as it reads their files; what it sees of their pages: tests/kit/begun-salons.test.ts.

const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');

/** The findings of check and launch check for the files of a salon, a sentence each. */
async function saidOf(files: ContentFiles, folder: string): Promise<string[]> {
  const check = checkContent(files);
  expect(check.problems.map(toSentence)).toEqual([]);
  const { entries } = findProblems(files);
  const left = (await leftIn(check, folder)).map(({ problem }) => toSentence(problem));
  return [...left, ...remarksOnEntries(entries).map(({ sentence }) => sentence)].map(plain);
}

/** What is true of both: they are invented. */
const address = (domain: string) =>
  `salon.json : Adresse du site (siteUrl) de « Adresse, téléphone, réservation » : adresse qui ne mène nulle part, « https://www.${domain} ».`;
const email = (to: string) =>
  `salon.json : E-mail (email) de « Adresse, téléphone, réservation » : adresse qui ne mène nulle part, « ${to} ».`;
const expected: Record<BegunSalon, unknown[]> = {
  olten: [email('hallo@institut-quittenbluete.example'), address('institut-quittenbluete.example')],
  bellinzona: [address('salone-pettinella.example')],
};

const salons = {} as Record<BegunSalon, { files: ContentFiles; folder: string }>;
beforeAll(async () => {
  for (const name of begunSalons) {
    const folder = newFolder();
    salons[name] = { folder, files: await writeBegunSalon(name, folder) };
  }
});

it.each(begunSalons)('what is said of %s is true, and all of it', async (name) => {
  const { files, folder } = salons[name];
  const said = expected[name].map((sentence) => (typeof sentence === 'string' ? `content/${sentence}` : sentence));
  expect(await saidOf(files, folder)).toEqual(said);
});

it('a salon with an address of its own may go public', async () => {
  const { files, folder } = salons.bellinzona;
  const own = changed(files, ['content/salon.json', 'siteUrl', 'https://www.pettinella.ch']);
  const findings = await leftIn(checkContent(own), folder);
  expect(findings).toEqual([]);
  expect(() => refuseRelease(findings, '1')).not.toThrow();
});

it.each(examples)('nothing is said of %s that its owner has not left on purpose', async (folder) => {
  const files = await readContentFiles(folder);
  const left = await findPlaceholders(checkContent(files), folder);
  expect(left.filter(({ message }) => !message.includes('lumiere.example'))).toEqual([]);
});

const [salon, home] = ['content/salon.json', 'content/pages/startseite.json'];
const button = (text: string): Change => ['content/messages/de.json', '', JSON.stringify({ booking: { book: text } })];

/** What may be left, where it is planted, and what has to be said of it. */
const faults: [Change, RegExp][] = [
  [[salon, 'responsible', 'Vorname Name'], /responsible.* encore le texte d’attente, « Vorname Name »/],
  [[home, 'team.1.name', 'Prénom Nom'], /startseite.* encore le texte d’attente, « Prénom Nom »/],
  [
    [
      'content/pages/datenschutz.md',
      'body',
      '## Termine\n\nTermine führt Name des Anbieters, mit eigenen Bestimmungen.',
    ],
    /datenschutz.* encore le texte d’attente, « Name des Anbieters »/,
  ],
  [
    [home, 'about.paragraphs.0', (own: string) => `${own} Seit 2009 ist Vorname Name hier.`],
    /startseite.* « Vorname Name »/,
  ],
  [[home, 'serviceCards.0.features.0', 'Erste Leistung'], /Carte 1, .* encore le texte d’attente, « Erste Leistung »/],
  [[salon, 'phone', '+41 58 000 00 00'], /phone.* encore le texte d’attente/],
  [
    [
      'content/pages/kontakt.json',
      'access.1.text',
      'Schreiben Sie hier, wo man parkiert und ob der Platz etwas kostet.',
    ],
    /kontakt.* encore le texte d’attente, « Schreiben Sie hier/,
  ],
  [[home, 'lead', 'Mehr auf quitte.example.'], /startseite.* mène nulle part/],
  [button('Online buchen'), /« booking.book » : le bouton dit « Online buchen », et rien/],
  [
    [home, 'reasons.0.title', 'Jetzt online buchen'],
    /startseite.* dit « Jetzt online buch[^»]* », et rien ne se réserve en ligne/,
  ],
];

/** The findings that some changes add to those that Olten has anyway. */
async function saidAfter(...changes: Change[]): Promise<string[]> {
  const { files, folder } = salons.olten;
  const isOwn = (sentence: string) => /-quittenbluete\.example »|« repository »/.test(sentence);
  return (await saidOf(changed(files, ...changes), folder)).filter((sentence) => !isOwn(sentence));
}

describe('what an owner may leave is found,', () => {
  it('each by itself and nothing else', async () => {
    const said = await saidAfter(...faults.map(([change]) => change));
    for (const [, words] of faults) expect(said).toContainEqual(expect.stringMatching(words));
    expect(said).toHaveLength(faults.length);
  });

  it('but not what only looks like it', async () => {
    const said = await saidAfter(
      button('Termin erfragen'),
      [home, 'serviceCards.1.priceGroups', ['massage-massage', 'fuesse']],
      [salon, 'address.street', 'Musterstrasse 12'],
      [home, 'lead', 'Zum Beispiel (for.examples) bei uns.'],
    );
    expect(said).toEqual([]);
  });

  it('drawings of `init`, whatever their colours', async () => {
    const { folder } = salons.olten;
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    const blank = newFolder();
    const answers = await completeAnswers({ ...answersOf('olten'), look: 'prune' });
    await writeBlankSalon(answers, blank);
    cpSync(`${blank}/pictures/portrait/portrait.webp`, `${copy}/pictures/portrait/portrait.webp`);
    expect(await findPlaceholders({ texts: [] }, folder)).toEqual([]);
    expect(await findPlaceholders({ texts: [] }, copy)).toEqual([
      {
        file: 'content/pictures/portrait/portrait.webp',
        message: 'encore le dessin d’attente : mettez votre photo à sa place',
      },
    ]);
  });
});

it('where nothing can be booked, the engine says so on no button', () => {
  for (const name of begunSalons) {
    const { salon: own, messages } = checkContent(salons[name].files).content ?? {};
    expect(own?.booking).toBeUndefined();
    const said = JSON.stringify(Object.values(messages ?? {}).map((tree) => Reflect.get(tree, 'booking')));
    expect(said).toMatch(name === 'olten' ? /Termin anfragen/ : /"book":"Mi chiami"/);
  }
});
