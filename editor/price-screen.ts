import { dequal } from 'dequal/lite';
import { corrected } from '../lib/schema/corrections';
import { repositoryPath } from '../scripts/content/problem';
import { guardCommits } from './gate';
import { commitTexts, latestCommit, tokenOf } from './github';
import { askAbout, button, element, showRefusal } from './notices';
import { readOwn } from './own-files';
import type { ShownGroup } from './price-page';
import { fieldsOf, type PriceField, raised, type WrittenPrice, withFields, wordsOf } from './written-prices';

interface Row {
  /** As `content/prices/coupe.json`. */
  file: string;
  name: string;
  written: WrittenPrice;
  inputs: ReadonlyMap<PriceField, HTMLInputElement>;
  /** What shows it, and keeps up with what is typed. */
  line: HTMLElement;
  update: () => void;
}

const { body } = document;
const find = <Found extends HTMLElement>(selector: string) => body.querySelector(selector) as Found;
const form = find<HTMLFormElement>('form');
const saveButton = find<HTMLButtonElement>('[name=save]');
const resetButton = find<HTMLButtonElement>('[name=reset]');

/** Shows all prices as they are saved, and saves those that are changed here in one commit, which the gate checks as any other. */
async function start(): Promise<void> {
  if (!tokenOf()) return tell('Connectez-vous d’abord dans l’éditeur, puis revenez ici.');
  const repository: string = (await readOwn('config.json')).backend.repo;
  const readContent = guardCommits();
  const all = [...(await readPrices()).prices].map(([file, written]) => rowOf(file, written, refresh));
  const groups: ShownGroup[] = JSON.parse(find('main').dataset.groups ?? '[]');
  const listed = groups.map(({ id, title }) => ({ title, own: rowsOf(all, id) }));
  const others = all.filter((row) => !listed.some(({ own }) => own.includes(row)));
  const sections = [...listed, { title: 'Hors de la liste', own: others }].filter(({ own }) => own.length > 0);
  const rows = sections.flatMap(({ own }) => own);
  for (const { title, own } of sections) {
    const section = element('section');
    section.append(element('h2', { textContent: title }), ...own.map(({ line }) => line));
    find('.list').append(section);
  }
  tell('');
  form.hidden = false;
  refresh();
  form.addEventListener('input', refresh);
  find('[name=raise]').onclick = raiseAll;
  resetButton.onclick = () => {
    rows.forEach(showWritten);
    refresh();
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    saveButton.disabled = true;
    const failed = ({ message }: Error) => showRefusal([{ sentence: message }], 'L’enregistrement n’a pas abouti');
    void saveAll().catch(failed).finally(refresh);
  };
  window.addEventListener('beforeunload', (event) => {
    if (changedRows().length > 0) event.preventDefault();
  });

  async function readPrices() {
    const head = await latestCommit(repository);
    const files = Object.entries(await readContent(repository, head));
    const texts = files.filter(([file]) => file.startsWith('content/prices/'));
    return { head, prices: new Map(texts.map(([file, text]): [string, WrittenPrice] => [file, JSON.parse(text)])) };
  }

  function changedRows(): Row[] {
    return rows.filter((row) => changesOf(row).size > 0);
  }

  function refresh(): void {
    const { length } = changedRows();
    find('output').textContent =
      length === 0 ? 'Rien n’est changé' : length === 1 ? '1 prix change' : `${length} prix changent`;
    saveButton.disabled = length === 0;
    resetButton.hidden = length === 0;
    for (const row of rows) row.update();
  }

  function raiseAll(): void {
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
    refresh();
  }

  /** What another device has saved meanwhile stays: the changes are made to the files as they are now. */
  async function saveAll(): Promise<void> {
    tell('');
    const { head, prices } = await readPrices();
    const read = changedRows().flatMap((row) => {
      const now = prices.get(row.file);
      return now ? { row, now, next: withFields(now, changesOf(row)) } : [];
    });
    const parts = read.filter(({ now, next }) => !dequal(now, next));
    const [only, ...more] = parts;
    // What is so already was saved by a commit whose answer was lost, or by another device.
    if (read.length > 0 && !only) tell('C’est enregistré.');
    keep(read.filter((part) => !parts.includes(part)));
    if (!only) return;
    const isConfirmed = await askAbout({
      title: more.length > 0 ? `${parts.length} prix changent` : '1 prix change',
      sentence: 'Sur toutes les pages qui les montrent :',
      differences: parts.map(({ row, now, next }) => {
        const changed = [...changesOf(row).keys()];
        // Of two amounts both are said.
        const keys: PriceField[] = changed.includes('overviewAmount') ? [...changed, 'amount'] : changed;
        return { key: row.file, label: row.name, before: wordsOf(now, keys), after: wordsOf(next, keys) };
      }),
      confirm: 'Enregistrer',
    });
    if (!isConfirmed) return;
    await commitTexts({
      repository,
      head,
      headline: more.length > 0 ? `Modifie ${parts.length} prix` : `Modifie un prix « ${only.row.name} »`,
      texts: Object.fromEntries(
        parts.map(({ row, next }) => [repositoryPath(row.file), `${JSON.stringify(next, null, 2)}\n`]),
      ),
    });
    keep(parts);
  }
}

/** Shows rows as they are saved. */
function keep(saved: readonly { row: Row; next: WrittenPrice }[]): void {
  for (const { row, next } of saved) {
    row.written = next;
    showWritten(row);
  }
}

function rowsOf(rows: readonly Row[], group: string): Row[] {
  const orderOf = ({ written }: Row) => written.order ?? Number.MAX_VALUE;
  return rows.filter(({ written }) => written.group === group).sort((one, other) => orderOf(one) - orderOf(other));
}

function tell(sentence: string): void {
  find('.said').textContent = sentence;
}

/** The name of a price, which leads to its form, and its fields; where two amounts differ, a button makes them one. */
function rowOf(file: string, written: WrittenPrice, onChange: () => void): Row {
  const name = written.variant ? `${written.service}, ${written.variant}` : written.service;
  const line = element('div', { className: 'price' });
  const id = file.replace(/.*\/|\.json$/g, '');
  line.append(element('a', { href: `./#/collections/prices/entries/${id}`, textContent: name }));
  if (written.price.kind === 'quote') line.append(element('span', { textContent: 'sur devis' }));
  const inputs = (Object.keys(fieldsOf(written)) as PriceField[]).map((key) => {
    const ariaLabel = `${name}, ${labels[key]}`;
    const inputMode = key === 'minutes' ? 'numeric' : 'decimal';
    const input = element('input', { inputMode, autocomplete: 'off', size: 4, ariaLabel });
    const label = element('label');
    label.append(input, element('span', { textContent: labels[key] }));
    line.append(label);
    return [key, input] as const;
  });
  const row = { file, name, written, inputs: new Map(inputs), line, update: () => {} };
  showWritten(row);
  const two = inputs.flatMap(([key, input]) => (key === 'amount' || key === 'overviewAmount' ? input : []));
  if (two.length < 2) return row;
  const choices = two.map((input) => {
    const choice = button('', () => {
      for (const both of two) both.value = input.value;
      onChange();
    });
    return { input, choice: Object.assign(choice, { type: 'button' }) };
  });
  const question = element('p', { className: 'two-prices', textContent: 'Deux prix différents. Lequel est juste ? ' });
  question.append(...choices.map(({ choice }) => choice));
  // Above its fields.
  line.insertBefore(question, line.querySelector('label'));
  const update = () => {
    question.hidden = two.every(({ value }) => value === two[0]?.value);
    for (const { input, choice } of choices) choice.textContent = `${input.value} partout`;
  };
  return { ...row, update };
}

function showWritten({ written, inputs }: Pick<Row, 'written' | 'inputs'>): void {
  const values = fieldsOf(written);
  for (const [key, input] of inputs) input.value = String(values[key] ?? '');
}

const labels = {
  minutes: 'minutes',
  amount: 'CHF',
  overviewAmount: `CHF sur la page « ${find('main').dataset.overview ?? ''} »`,
  hourlyRate: 'CHF par heure',
};

const typedIn = (key: PriceField, { value }: HTMLInputElement): unknown =>
  Object(corrected({ value }, { value: key === 'minutes' ? 'minutes' : 'amount' })).value;

/** What is typed otherwise than it is saved; undefined where a field is emptied. */
function changesOf({ written, inputs }: Row): Map<PriceField, unknown> {
  const saved = fieldsOf(written);
  const values = [...inputs].map(([key, input]) => [key, typedIn(key, input)] as const);
  return new Map(values.filter(([key, value]) => value !== saved[key]));
}

void start().catch(({ message }: Error) => tell(message));
