import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { begunSalons, writeBegunSalon } from '@/kit/tests/support/begun-salon';
import { listFiles } from '@/scripts/support/files';
import { run } from '@/scripts/support/processes';
import { changed } from '@/tests/content/support/changed-content';
import { jiti, runScripts } from '@/tests/e2e/support/project-copy';
import { copyToBuild } from './support/copy-to-build';

// Two salons as they are on the day they open, built and asked what `npm run check` asks; then Olten with what only a built page shows.
// What the launch check finds in their files: tests/unit/scripts/four-salons.test.ts.

const { folder, remove } = copyToBuild();
afterAll(remove);

/** What the launch check prints of the built site of a salon, a sentence each, without the holidays and with ordinary spaces. */
async function found(salon: string): Promise<string[]> {
  // As from a terminal, not from a test.
  const env = { ...process.env, NODE_ENV: 'production' as const, JEST_WORKER_ID: undefined, SALON: salon };
  const args = [jiti, 'scripts/check.ts', '--report'];
  const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, env, minutes: 10 });
  const lines = (stdout + stderr).replaceAll('\u00a0', ' ').split('\n');
  return lines.flatMap((line) => (/^ {2}\D/.test(line) && !/^ {2}1er /.test(line) ? line.trim() : []));
}

const noAddress = expect.stringMatching(/(email|siteUrl).* adresse qui ne mène nulle part, « .*\.example »/);
const noRepository = expect.stringMatching(/« repository » : le dépôt GitHub où enregistrer n’est pas nommé/);
/** They have one picture, a wide one, for the opening of all screens. */
const cutOnPhones = expect.stringMatching(/« Ouverture » n’y paraît pas à moitié sur un téléphone/);
const asBegun = {
  olten: [noAddress, noAddress, noRepository, cutOnPhones],
  bellinzona: [noAddress, noRepository, cutOnPhones],
};

it.each(begunSalons)(
  'the site of %s may be published, and all that is said of it is true',
  async (name) => {
    await writeBegunSalon(name, path.join(folder, name));
    expect(await runScripts(folder, [['scripts/check.ts']], { SALON: name })).toBe('');
    expect(await found(name)).toEqual(asBegun[name]);
    expect(await runScripts(folder, [['scripts/screens.ts']], { SALON: name })).toBe('');
    const shown = await listFiles(path.join(folder, '.generated', 'screens'));
    // Each page has one of each width, and all are in one document.
    const pagesAt = [390, 768, 1440].map((width) => shown.filter((file) => file.endsWith(`-${width}.jpg`)));
    const [phones = [], ...wider] = pagesAt.map((files) => files.map((file) => file.replace(/-\d+\.jpg$/, '')));
    expect(phones).toEqual(expect.arrayContaining(['-index-html', '-404-html']));
    expect(wider).toEqual([phones, phones]);
    expect(shown).toHaveLength(3 * phones.length + 1);
  },
  600_000,
);

it('what only a built page shows is found too: a name cut within a word, a closing not translated, another language', async () => {
  const files = await writeBegunSalon('olten', path.join(folder, 'planted'));
  const [year] = new Date().toISOString().split('-');
  const closings = [{ from: `${Number(year) + 1}-07-19`, to: `${Number(year) + 1}-07-31`, reason: 'Betriebsferien' }];
  const planted = changed(
    files,
    // Of parts that the engine does not know.
    ['content/prices/kosmetik-tiefenreinigung.json', 'service', 'Quittenblütenkernölextraktauftragung'],
    ['content/hours.json', 'closings', closings],
    [
      'content/pages/startseite.json',
      'lead',
      'This is the best treatment for your skin, and it is not expensive with us.',
    ],
  );
  for (const [file, text] of Object.entries(planted))
    if (text !== files[file]) writeFileSync(path.join(folder, file.replace('content', 'planted')), text);
  expect(await runScripts(folder, [['scripts/build.ts']], { SALON: 'planted' })).toBe('');
  const told = [
    noAddress,
    noAddress,
    noRepository,
    /page d’accueil \(\/\) dit « This is the best .* en allemand : n’est-ce pas de l’anglais/,
    /« Home » \(\/en\) dit « Betriebsferien » en allemand \(planted\/hours\.json, Fermeture 1, raison/,
    /« Contact » \(\/en\/contact\) dit « Betriebsferien » en allemand/,
    /« Gesicht » .* coupe « Quitten/,
    /« Kosmetik » .* coupe « Quitten/,
    /« Preise » .* coupe « Quitten.*\|.* » sans trait d’union sur un écran de 320, 390 pixels/,
    cutOnPhones,
  ];
  const expected = told.map((words) => (words instanceof RegExp ? expect.stringMatching(words) : words));
  expect(await found('planted')).toEqual(expected);
}, 600_000);
