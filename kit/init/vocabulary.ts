import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseTable } from 'csv-parse/sync';
import { parse } from 'yaml';
import type { Price } from '../../lib/schema/prices';
import type { Trade } from '../../lib/schema/trades';
import { inRepository } from '../../scripts/support/paths';

/** The languages that a salon can begin in: each has its pages in a folder of `salon/`, and its words in `words.yaml`, `trades/`, `works/`, `articles/` and `names.csv`. */
export const languages = ['fr', 'de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];
export type Languages = [main: Language, ...others: Language[]];

/** A kind of business, with marked examples of what it sells. */
export interface Business {
  /** How words begin that mean this kind of business, in plain letters. */
  beginnings: string[];
  schemaType: Trade['schemaType'];
  /** Its trade, where none is named. */
  name: string;
  /** What it works on, in plain letters: a trade with such a name is called `name` in titles. */
  things?: string[];
  /** On its card on the home page. */
  text: string;
  groups: { title: string; prices: Pick<Price, 'service' | 'variant' | 'minutes' | 'price'>[] }[];
}

/** A kind of work that a group of prices is, with what is proposed for it. */
export interface Work {
  /** How words of a group's name begin that mean this work, in plain letters; a dash ends a word. */
  beginnings: string[];
  /** The kinds of business that have it, where not all. */
  kinds?: string[];
  /** On the card of a trade that is this work alone. */
  text: string;
  /** Why one comes for it, in a sentence. */
  benefit: string;
  /** How the appointment goes. */
  intro: string;
  /** Whom it is for. */
  suits: string;
  /** What is advised for home, where all of this work have something in common. */
  aftercare?: string[];
}

/** An article on a subject that salons often write about. */
export interface Draft {
  /** What words of its title begin with, all of them, in plain letters. */
  beginnings: string[];
  /** The works and kinds of business whose photographs suit it. */
  subjects?: string[];
  category: string;
  lead: string;
  body: string;
}

/** What there is besides pages. */
interface Words {
  /** The marks of what is not known yet, and the names that the files have in <>. */
  filled: Record<string, string>;
  /** Alternative texts of the drawings, and the example of one for a photograph. */
  pictures: Record<'ouverture' | 'portrait' | 'metier' | 'photo', string>;
}

/** The folder of everything that `npm run init` copies or knows. */
export const initFolder = inRepository('kit', 'init');

const idsIn = (folder: string) => readdirSync(path.join(initFolder, folder)).map((file) => path.parse(file).name);
export const lookIds = idsIn('looks');
export const businessIds = idsIn('trades');

const inEach = <Result>(read: (language: Language) => Result) =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Result>;

/** Reads a YAML file, once for all languages: each has its own where the file has one by its letters. */
function readIn<Said>(file: string): Record<Language, Said> {
  const all = JSON.stringify(parse(readFileSync(path.join(initFolder, file), 'utf8')));
  return inEach((language) => JSON.parse(all, (_, value) => Object(value)[language] ?? value));
}

function readAll<Kind>(folder: string): Record<Language, Record<string, Kind>> {
  const all = idsIn(folder).map((id) => [id, readIn<Kind>(`${folder}/${id}.yaml`)] as const);
  return inEach((language) => Object.fromEntries(all.map(([id, said]) => [id, said[language]])));
}

export const words = readIn<Words>('words.yaml');
export const businesses = readAll<Business>('trades');
export const works = readAll<Work>('works');
export const drafts = readAll<Draft>('articles');

/** What salons commonly call trades, groups and services in each language; of several words in a cell the first is written, all are understood. */
export const names = parseTable(readFileSync(path.join(initFolder, 'names.csv'), 'utf8'), { columns: true }) as Record<
  Language,
  string
>[];
