import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { plainName } from '../../lib/links/plain-name';
import { corrected, written } from '../../lib/schema/corrections';
import { amount, writtenSpan } from '../../lib/schema/fields';
import { price } from '../../lib/schema/prices';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';

export interface TableTrade {
  /** Undefined where the table has no column for trades. */
  label: string | undefined;
  groups: { title: string; prices: TablePrice[] }[];
}

export interface TablePrice {
  service: string;
  minutes?: number;
  /** CHF; undefined is a price on request. */
  amount?: number;
  /** Cause of a price on request, if the table names one: "la longueur". */
  dependsOn?: string;
}

/** Headings of the columns, in four languages; lower case. */
const headers = {
  trade: ['métier', 'beruf', 'bereich', 'mestiere', 'trade'],
  group: ['groupe', 'gruppe', 'gruppo', 'group'],
  name: ['nom', 'name', 'nome', 'prestation', 'leistung', 'prestazione', 'service'],
  minutes: ['minutes', 'minuten', 'minuti', 'durée', 'dauer', 'durata', 'duration'],
  price: ['prix', 'preis', 'prezzo', 'price', 'montant', 'betrag', 'importo', 'amount'],
};
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];

/** Matches a price on request and captures what it depends on: "sur devis", "auf Anfrage, je nach Länge". */
const onRequest =
  /^(?:sur (?:devis|demande)|(?:auf|nach) (?:anfrage|absprache|aufwand)|su (?:preventivo|richiesta)|on (?:quote|request))(?:,? (?:selon|je nach|secondo|depending on) ([^<>{}[\]]{2,60}))?$/i;

/** Matches a name without characters that have a meaning in content files, such as "{". */
const name = /^[^<>{}[\]"]{1,60}$/;

const expected = {
  name: 'un nom de 60 caractères au plus est attendu, sans < > { } [ ] "',
  span: 'en Suisse, un prix s’affiche tel qu’on le paie, sans « dès » ni fourchette : faites une ligne par longueur ou par durée, ou écrivez « sur devis »',
};

/**
 * Reads a table of prices from a CSV file.
 * @param trades number of trades that the table must have
 * @throws BuildError with a sentence for each error: file, line and column, what was found and what is expected
 */
export function readPriceTable(file: string, trades: number): TableTrade[] {
  const [header, ...rows] = readRecords(file);
  const named = (header?.record ?? []).map(columnOf);
  const faults: string[] = [];
  const say = (line: number, column: string, message: string) =>
    faults.push(`${file}, ligne ${line}, colonne ${inGuillemets(column)} : ${message}.`);

  for (const [index, word] of (header?.record ?? []).entries()) {
    const [column] = named.slice(index);
    if (!column) say(1, word, `l’un de ces mots est attendu : ${Object.values(headers).flat().join(', ')}`);
    else if (named.indexOf(column) < index) say(1, word, 'une autre colonne dit déjà cela');
  }
  for (const column of columns.filter((one) => !named.includes(one) && (one !== 'trade' || trades > 1)))
    say(1, headers[column][0] ?? column, `elle manque ; l’un de ces mots est attendu : ${headers[column].join(', ')}`);
  if (faults.length > 0) throw new BuildError(faults.join('\n'));

  const table: TableTrade[] = [];
  for (const { record, info } of rows) {
    const cellOf = (column: Column) => record[named.indexOf(column)] ?? '';
    const sayOf = (column: Column, message: string) =>
      say(
        info.lines,
        header?.record[named.indexOf(column)] ?? column,
        `${message} ; reçu : ${inGuillemets(cellOf(column))}`,
      );
    if (record.length > named.length)
      say(
        info.lines,
        String(named.length + 1),
        'rien n’est attendu ici ; une case avec le séparateur se met entre guillemets',
      );
    if (record.length < named.length)
      say(info.lines, header?.record[record.length] ?? '', 'cette case manque ; une case vide a son séparateur');
    for (const column of ['trade', 'group', 'name'] as const)
      if (named.includes(column) && !name.test(cellOf(column))) sayOf(column, expected.name);
    const minutes = readNumber(price.shape.minutes, 'minutes', cellOf('minutes'));
    if (minutes.fault) sayOf('minutes', minutes.fault);
    const asked = onRequest.exec(cellOf('price'));
    const sum = readNumber(amount({ label: '' }).optional(), 'amount', asked ? '' : cellOf('price'));
    if (sum.fault) sayOf('price', writtenSpan.test(cellOf('price')) ? expected.span : sum.fault);

    const label = named.includes('trade') ? cellOf('trade') : undefined;
    const trade = table.find((one) => one.label === label) ?? added(table, { label, groups: [] });
    const title = cellOf('group');
    const group = trade.groups.find((one) => one.title === title) ?? added(trade.groups, { title, prices: [] });
    const service = cellOf('name');
    if (group.prices.some((one) => one.service === service))
      sayOf('name', 'ce groupe a déjà ce nom, un autre est attendu');
    group.prices.push({ service, minutes: minutes.value, amount: sum.value, dependsOn: asked?.[1] });
  }
  if (rows.length === 0) say(2, header?.record[0] ?? '', 'une ligne pour chaque prix est attendue');
  if (faults.length === 0 && table.length !== trades)
    faults.push(`${file} : ${table.length} métier(s) dans la table, ${trades} sous --trades ; autant sont attendus.`);
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return table;
}

/** Returns the column of a heading, which may have a unit: "Preis (CHF)"; undefined if the heading is not known. */
function columnOf(word: string): Column | undefined {
  const meant = plainName(word).replace(/(-in|-en)?-(chf|min)$/, '');
  return columns.find((column) => headers[column].some((one) => plainName(one) === meant));
}

/** Returns a cell's number as `value`, undefined if the cell is empty; if it is refused, the reason as `fault`. */
function readNumber(field: z.ZodType<number | undefined>, correction: 'minutes' | 'amount', cell: string) {
  const { data, error } = field.safeParse(corrected({ cell }, { cell: correction }).cell);
  const isWritten = !cell || written[correction].test(cell) || /^\d+$/.test(cell);
  const fault = error?.issues[0]?.message ?? (isWritten ? undefined : 'un nombre est attendu');
  return { value: data, fault };
}

function added<Item>(list: Item[], item: Item): Item {
  list.push(item);
  return item;
}

function readRecords(file: string): { record: string[]; info: InfoRecord }[] {
  if (!existsSync(file)) throw new BuildError(`${inGuillemets(file)} n’existe pas ; un fichier CSV est attendu`);
  const bytes = readFileSync(file);
  // Excel writes Windows-1252, unless "CSV UTF-8" is chosen.
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  const delimiter = /[;,\t]/.exec(text)?.[0] ?? ';';
  try {
    const records = parse(text, { delimiter, bom: true, info: true, relaxColumnCount: true, trim: true }) as unknown;
    return (records as ReturnType<typeof readRecords>).filter(({ record }) => record.some(Boolean));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = `${file}, ligne ${Number(error.records) + 1}, colonne ${Number(error.column) + 1}`;
    throw new BuildError(`${place} : des guillemets sont attendus au début et à la fin de la case.`);
  }
}
