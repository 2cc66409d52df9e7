import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { plainName } from '../../lib/links/plain-name';
import { corrected, written } from '../../lib/schema/corrections';
import { amount, entry, line, writtenSpan } from '../../lib/schema/fields';
import { price, type Quote } from '../../lib/schema/prices';
import { parseEntry } from '../../scripts/content/parse-entry';
import { inGuillemets } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import type { Business } from './vocabulary';

/** What the first line calls each column, in any of the languages. */
const headers = {
  name: ['nom', 'name', 'nome', 'prestation', 'leistung', 'prestazione', 'service'],
  group: ['groupe', 'gruppe', 'gruppo', 'group'],
  minutes: ['minutes', 'minuten', 'minuti', 'durée', 'dauer', 'durata', 'duration'],
  amount: ['montant', 'prix', 'betrag', 'preis', 'importo', 'prezzo', 'amount', 'price'],
  trade: ['métier', 'beruf', 'bereich', 'mestiere', 'trade'],
  variant: ['précision', 'variante', 'precisione', 'variant', 'longueur', 'länge', 'lunghezza', 'length'],
  example: ['exemple', 'beispiel', 'esempio', 'example'],
  depends: ['selon', 'je nach', 'secondo', 'depends on', 'depending on'],
};
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];
const optional: Column[] = ['variant', 'example', 'depends'];

/** The column that a word of the first line means, also with a unit: "Preis (CHF)". */
function columnOf(word: string): Column | undefined {
  const meant = plainName(word).replace(/(-in|-en)?-(chf|min)$/, '');
  return columns.find((column) => headers[column].some((one) => plainName(one) === meant));
}

/** As many as the home page has cards. */
const mostTrades = 4;

/** Signs that mean something in the files of a salon are no part of a name. */
const name = (label: string, most: number) =>
  line({
    label,
    pattern: new RegExp(`^[^<>{}[\\]]{1,${most}}$`),
    message: `un nom de ${most} caractères au plus est attendu, sans < > { } [ ]`,
  });

const row = entry({
  name: name('Nom', 80),
  group: name('Groupe', 40),
  minutes: price.shape.minutes,
  amount: amount({ label: 'Montant' }).optional(),
  trade: name('Métier', 30).optional(),
  variant: name('Précision', 60).optional(),
  example: name('Exemple', 100).optional(),
  depends: name('Selon', 60).optional(),
});

/** What people write in place of an amount. */
const onQuote =
  'sur (?:devis|demande)|[àa] (?:convenir|discuter)|(?:selon|secondo) (?:entente|accord[oi]?|devis|demande)|(?:preis )?(?:auf|nach) (?:anfrage|absprache|vereinbarung)|n\\. ?[av]\\.|su (?:preventivo|richiesta)|da (?:concordare|convenire)|(?:price )?(?:on (?:quote|request)|by (?:arrangement|agreement))';
/** And what a quote depends on, behind such a word or alone: a number would be a hidden price. */
const depending = '(?:je )?nach|selon|secondo|a seconda di|depend(?:ing|s) on';
const quoted = new RegExp(
  `^(?:(?:${onQuote})(?:[, ]+(?:${depending}) (?<with>[^\\d<>{}[\\]]{2,60}))?|(?:${depending}) (?<alone>[^\\d<>{}[\\]]{2,60}))$`,
  'i',
);
const free =
  /^(?:gratis|gratuit[eo]?s?|kostenlos|kostenfrei|free|offert[eo]?s?|inklusive|inbegriffen|compris|incluso|included)$/i;

/** Sentences about an amount that is none. */
const refused = {
  free: 'un prix nul ne s’affiche pas : effacez la ligne, et dites dans un texte du site ce qui est gratuit ou compris',
  span: 'en Suisse, un prix s’affiche tel qu’on le paie, sans « dès » (« ab », « da », « from ») ni fourchette : faites une ligne par longueur ou par durée, chacune avec son nom et son prix, ou laissez la case vide : le prix est alors sur devis',
  other:
    'un nombre est attendu, par exemple 58 ou 57.50 ; une case vide, « sur devis » ou « auf Anfrage » : le prix est sur devis',
};

function faultOfAmount(cell: string): string | undefined {
  if (written.amount.test(cell)) return;
  return free.test(cell) ? refused.free : writtenSpan.test(cell) ? refused.span : refused.other;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Reads a table of prices: trades with their groups and prices, in the order in which they come first. `named` are those of the salon;
 * where it names none, the table does, or, without a column for them, they are `otherwise`. A row without an amount gets the quote.
 * @throws BuildError with a sentence for each fault: file, line and column, what was found and what is expected.
 */
export function readPriceTable(
  file: string,
  { named, otherwise }: Record<'named' | 'otherwise', readonly string[]>,
  quote: Quote,
) {
  const [{ record: header } = { record: [] }, ...rows] = readRecords(file);
  const at = (column: Column) => header.findIndex((word) => columnOf(word) === column);
  const trades = named.length > 0 || at('trade') >= 0 ? named : otherwise;
  const faults: string[] = [];
  // A missing column has one fault, not one in each row.
  const say = (line: number, column: string | undefined, message: string) =>
    column && faults.push(`${file}, ligne ${line}, colonne ${inGuillemets(column)} : ${message}.`);

  for (const [index, word] of header.entries()) {
    const column = columnOf(word);
    const known = columns.map((one) => headers[one].join(', ')).join(' ; ');
    if (!column) say(1, word, `l’un de ces mots est attendu : ${known}`);
    else if (at(column) < index) say(1, word, `la colonne ${inGuillemets(header[at(column)] ?? '')} dit déjà cela`);
  }
  const isNeeded = (column: Column) => !optional.includes(column) && (column !== 'trade' || trades.length !== 1);
  for (const column of columns.filter((one) => at(one) < 0 && isNeeded(one))) {
    const option = column === 'trade' && trades.length === 0 ? ', ou un métier sous --trades' : '';
    say(1, headers[column][0], `elle manque ; l’un de ces mots est attendu : ${headers[column].join(', ')}${option}`);
  }
  if (rows.length === 0) say(2, header[0], 'une ligne pour chaque prix est attendue');

  const table: { label: string; groups: Business['groups'] }[] = trades.map((label) => ({ label, groups: [] }));
  for (const { record, info } of rows) {
    const sayOf = (column: Column, message: string) => say(info.lines, header[at(column)], message);
    const beyond = record.slice(header.length).find(Boolean);
    const hint = 'rien n’est attendu ici ; une case où se trouve le séparateur se met entre guillemets ; reçu :';
    if (beyond) say(info.lines, String(header.length + 1), `${hint} ${inGuillemets(beyond)}`);
    const filled = columns.filter((column) => record[at(column)]);
    const cells = Object.fromEntries(filled.map((column) => [column, record[at(column)]]));
    const asQuote = quoted.exec(cells.amount ?? '');
    const { with: criterion, alone: inAmount = criterion } = asQuote?.groups ?? {};
    const fault = cells.amount && !asQuote ? faultOfAmount(cells.amount) : undefined;
    if (fault) sayOf('amount', `${fault} ; reçu : ${inGuillemets(cells.amount ?? '')}`);
    if (asQuote || fault) delete cells.amount;
    const data: Record<string, unknown> = corrected(cells, { minutes: 'minutes', amount: 'amount' });
    const read = { collection: 'prices' as const, id: '', file, schema: row, name: '', data };
    for (const { key, message, written = message } of parseEntry(read)) sayOf(key as Column, written);

    // Also of a row with faults, so that all come out at once.
    const said = read.data as z.infer<typeof row>;
    const { name: service = '', group: title = '', trade = '', minutes, amount, variant } = said;
    // "120.-" is written as the site writes prices.
    const example = said.example?.replace(/:? (?:CHF )?(\d+)\.?[-–—]+$/, ': CHF $1.–');
    // The site puts that word before it.
    const depends = said.depends?.replace(new RegExp(`^(?:${depending}) `, 'i'), '');
    const label = at('trade') < 0 ? (trades[0] ?? '') : trade;
    const most = table.length < mostTrades ? '' : `${mostTrades} métiers au plus sont attendus`;
    const expected = trades.length > 0 ? `un métier de --trades est attendu (${trades.join(', ')})` : most;
    if ((expected || !trade) && !table.some((one) => isSame(one.label, label)))
      sayOf('trade', `${expected || 'un métier est attendu'} ; reçu : ${inGuillemets(trade)}`);
    const { groups } = findOrAdd(table, (one) => isSame(one.label, label), { label, groups: [] });
    const { prices } = findOrAdd(groups, (one) => isSame(one.title, title), { title, prices: [] });
    const isTaken = prices.some((one) => isSame(one.service, service) && isSame(one.variant ?? '', variant ?? ''));
    if (service && isTaken)
      sayOf(
        'name',
        `le groupe ${inGuillemets(title)} a déjà ce nom, un autre ou une autre précision est attendu ; reçu : ${inGuillemets(service)}`,
      );
    for (const [column, said] of [
      ['example', example],
      ['depends', depends],
    ] as const)
      if (said && amount !== undefined)
        sayOf(column, `rien n’est attendu à côté d’un montant : seul un devis le dit ; reçu : ${inGuillemets(said)}`);
    const dependsOn = depends || inAmount;
    const asked = { ...quote, ...(dependsOn && { dependsOn }), ...(example && { example }) };
    prices.push({ service, variant, minutes, price: amount === undefined ? asked : { kind: 'fixed', amount } });
  }
  for (const { label } of table.filter(({ groups }) => groups.length === 0))
    say(1, header[at('trade')], `une ligne au moins est attendue du métier ${inGuillemets(label)}, que --trades nomme`);
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return table;
}

function findOrAdd<Item>(list: Item[], isMeant: (item: Item) => boolean, added: Item): Item {
  return list.find(isMeant) ?? list[list.push(added) - 1] ?? added;
}

/** The lines of a table that are not empty, the first with the names of its columns. */
function readRecords(file: string): { record: string[]; info: InfoRecord }[] {
  if (!existsSync(file))
    throw new BuildError(`--prices : ${inGuillemets(file)} n’existe pas ; un fichier CSV est attendu.`);
  const bytes = readFileSync(file);
  // Excel writes the letters of Windows, unless it is asked for "CSV UTF-8".
  const text = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
  const delimiter = /[;,\t]/.exec(text)?.[0];
  try {
    const records = parse(text, { delimiter, info: true, relaxColumnCount: true, trim: true }) as unknown;
    return (records as ReturnType<typeof readRecords>)
      .map(({ record, info }) => ({ record: record.map((cell) => cell.replace(/\s+/g, ' ')), info }))
      .filter(({ record }) => record.some(Boolean));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const place = `${file}, ligne ${Number(error.records) + 1}, colonne ${Number(error.column) + 1}`;
    throw new BuildError(
      `${place} : des guillemets sont attendus au début et à la fin de la case, ou doublés à l’intérieur.`,
    );
  }
}
