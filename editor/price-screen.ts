import { corrected } from '../lib/schema/corrections';
import { repositoryPath } from '../scripts/content/problem';
import type { ContentFiles } from '../scripts/content/read-files';
import type { Changes } from './check';
import { noteShown } from './form-base';
import { guardCommits } from './gate';
import { commitTexts, latestCommit, tokenOf } from './github';
import { askAbout, button, element, showRefusal } from './notices';
import { readOwn } from './own-files';
import type { ShownGroup } from './price-page';
import { beginSave } from './publication';
import { fieldsOf, type PriceField, raised, type WrittenPrice, withFields, wordsOf } from './written-prices';

interface Row {
  /** Such as `content/prices/coupe.json`. */
  file: string;
  name: string;
  written: WrittenPrice;
  inputs: ReadonlyMap<PriceField, HTMLInputElement>;
  line: HTMLElement;
  /** Updates, after input, the question which of two amounts counts. */
  update: () => void;
}

interface Shown {
  files: ContentFiles;
  rows: readonly Row[];
}

interface Changed {
  row: Row;
  next: WrittenPrice;
}

const { body } = document;
const find = <Found extends HTMLElement>(selector: string) => body.querySelector(selector) as Found;
const form = find<HTMLFormElement>('form');
const saveButton = find<HTMLButtonElement>('[name=save]');

/** Shows all prices, and saves the changed ones in one commit, which gate.ts checks like any other. */
async function start(): Promise<void> {
  if (!tokenOf()) return tell('Connectez-vous d’abord dans l’éditeur, puis revenez ici.');
  const repository: string = (await readOwn('config.json')).backend.repo;
  const readContent = guardCommits();
  let shown: Shown = { files: {}, rows: [] };
  const showChanges = () => refresh(shown.rows);
  const show = async (commit: string) => {
    noteShown(commit);
    const files = await readContent(repository, commit);
    shown = { files, rows: showRows(files) };
    showChanges();
  };
  await show(await latestCommit(repository));
  tell('');
  form.hidden = false;
  form.addEventListener('input', showChanges);
  find('[name=raise]').onclick = () => raiseAll(shown.rows);
  form.onsubmit = (event) => {
    event.preventDefault();
    saveButton.disabled = true;
    const saved = save(shown, repository).then((commit) => (commit ? show(commit) : undefined));
    void saved.catch(sayFailed).finally(showChanges);
  };
  window.addEventListener('beforeunload', (event) => {
    if (changedIn(shown.rows).length > 0) event.preventDefault();
  });
}

/** Shows the prices by group of the price list, those without a group last. Returns their rows. */
function showRows(files: ContentFiles): Row[] {
  const prices = Object.entries(files).filter(([file]) => file.startsWith('content/prices/'));
  const all = prices.map(([file, text]) => rowOf(file, JSON.parse(text)));
  const groups: ShownGroup[] = JSON.parse(find('main').dataset.groups ?? '[]');
  const listed = groups.map(({ id, title }) => ({ title, own: rowsOf(all, id) }));
  const others = all.filter((row) => !listed.some(({ own }) => own.includes(row)));
  find('.list').replaceChildren();
  const sections = [...listed, { title: 'Hors de la liste', own: others }].filter(({ own }) => own.length > 0);
  for (const { title, own } of sections) {
    const section = element('section');
    section.append(element('h2', { textContent: title }), ...own.map(({ line }) => line));
    find('.list').append(section);
  }
  return sections.flatMap(({ own }) => own);
}

function rowsOf(rows: readonly Row[], group: string): Row[] {
  const orderOf = ({ written }: Row) => written.order ?? Number.MAX_VALUE;
  return rows.filter(({ written }) => written.group === group).sort((one, other) => orderOf(one) - orderOf(other));
}

const changedIn = (rows: readonly Row[]): Changed[] =>
  rows.flatMap((row) => {
    const changes = changesOf(row);
    return changes.size > 0 ? { row, next: withFields(row.written, changes) } : [];
  });

function refresh(rows: readonly Row[]): void {
  const { length } = changedIn(rows);
  find('output').textContent = length === 0 ? 'Rien n’est changé' : countOf(length);
  saveButton.disabled = length === 0;
  for (const row of rows) row.update();
}

const countOf = (prices: number) => (prices === 1 ? '1 prix change' : `${prices} prix changent`);

function raiseAll(rows: readonly Row[]): void {
  const { by } = Object(corrected({ by: find<HTMLInputElement>('[name=by]').value }, { by: 'amount' }));
  const isNumber = typeof by === 'number';
  tell(isNumber ? '' : 'Un nombre est attendu, par exemple 2 ou 3,5.');
  if (!isNumber) return;
  const isPercent = find<HTMLSelectElement>('[name=unit]').value === '%';
  for (const { inputs } of rows) {
    for (const [key, input] of inputs) {
      const amount = typedIn(key, input);
      if (key !== 'minutes' && typeof amount === 'number') input.value = String(raised(amount, by, isPercent));
    }
  }
  refresh(rows);
}

/** Checks the changes, asks for confirmation, and saves. Returns the id of the commit; undefined if there is none. */
async function save({ rows, files }: Shown, repository: string): Promise<string | undefined> {
  beginSave();
  const changed = changedIn(rows);
  const texts = Object.fromEntries(
    changed.map(({ row, next }) => [repositoryPath(row.file), `${JSON.stringify(next, null, 2)}\n`]),
  );
  const { refusalsOf } = await import('./check');
  const encoder = new TextEncoder();
  const changes: Changes = new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));
  const refusals = await refusalsOf(files, changes);
  if (refusals.length > 0) {
    showRefusal(refusals, 'Rien n’est enregistré');
    return undefined;
  }
  const title = countOf(changed.length);
  const differences = changed.map(({ row, next }) => {
    return { label: row.name, before: wordsOf(row.written), after: wordsOf(next) };
  });
  const sentence = 'Sur toutes les pages qui les montrent :';
  if ((await askAbout({ title, sentence, differences, answers: ['Enregistrer'] })) === undefined) return undefined;
  const [only, ...more] = changed;
  const headline = more.length > 0 ? `Modifie ${changed.length} prix` : `Modifie un prix « ${only?.row.name} »`;
  return commitTexts(repository, headline, texts);
}

const sayFailed = ({ message }: Error) => showRefusal([{ sentence: message }], 'L’enregistrement n’a pas abouti');

function tell(sentence: string): void {
  find('.said').textContent = sentence;
}

function rowOf(file: string, written: WrittenPrice): Row {
  const name = written.variant ? `${written.service}, ${written.variant}` : written.service;
  const line = element('div', { className: 'price' });
  const id = file.replace(/.*\/|\.json$/g, '');
  line.append(element('a', { href: `./#/collections/prices/entries/${id}`, textContent: name }));
  if (written.price.kind === 'quote') line.append(element('span', { textContent: 'sur devis' }));
  const fields = Object.entries(fieldsOf(written)) as [PriceField, number | undefined][];
  const inputs = fields.map(([key, number]) => {
    const ariaLabel = `${name}, ${labels[key]}`;
    const inputMode = key === 'minutes' ? 'numeric' : 'decimal';
    const value = String(number ?? '');
    const input = element('input', { inputMode, autocomplete: 'off', size: 4, ariaLabel, value });
    const label = element('label');
    label.append(input, element('span', { textContent: labels[key] }));
    line.append(label);
    return [key, input] as const;
  });
  const row = { file, name, written, inputs: new Map(inputs), line, update: () => {} };
  const two = inputs.flatMap(([key, input]) => (key === 'amount' || key === 'overviewAmount' ? input : []));
  return two.length === 2 ? { ...row, update: askWhichCounts(line, two) } : row;
}

/** Adds two buttons; each writes one of two amounts into both inputs. Returns a function that updates the buttons. */
function askWhichCounts(line: HTMLElement, two: readonly HTMLInputElement[]): () => void {
  const question = element('p', { className: 'two-prices', textContent: 'Deux prix différents. Lequel est juste ? ' });
  const choices = two.map((input) => {
    const choice = button('', () => {
      for (const both of two) both.value = input.value;
      form.dispatchEvent(new Event('input'));
    });
    question.append(choice);
    return { input, choice };
  });
  line.insertBefore(question, line.querySelector('label'));
  return () => {
    question.hidden = two.every(({ value }) => value === two[0]?.value);
    for (const { input, choice } of choices) choice.textContent = `${input.value} partout`;
  };
}

const labels = {
  minutes: 'minutes',
  amount: 'CHF',
  overviewAmount: `CHF sur la page « ${find('main').dataset.overview ?? ''} »`,
  hourlyRate: 'CHF par heure',
};

const typedIn = (key: PriceField, { value }: HTMLInputElement): unknown =>
  Object(corrected({ value }, { value: key === 'minutes' ? 'minutes' : 'amount' })).value;

/** Returns the changed fields of a row; the value of an emptied field is undefined. */
function changesOf({ written, inputs }: Row): Map<PriceField, unknown> {
  const saved = fieldsOf(written);
  const values = [...inputs].map(([key, input]) => [key, typedIn(key, input)] as const);
  return new Map(values.filter(([key, value]) => value !== saved[key]));
}

void start().catch(({ message }: Error) => tell(message));
