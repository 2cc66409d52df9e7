import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Price } from '../../content/schema/prices';
import type { Trade } from '../../content/schema/trades';
import { inRepository } from '../support/paths';

/** The languages that a salon can begin in: each has its pages in a folder of `salon/`, and its words in `words.yaml` and `trades/`. */
export const languages = ['fr', 'de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];
export type Languages = [main: Language, ...others: Language[]];

/** A kind of business, with marked examples of what it sells. */
export interface Business {
  /** What a word begins with that tells this kind of business, in plain letters. */
  beginnings: string[];
  schemaType: Trade['schemaType'];
  /** Its trade, where none is named. */
  name: string;
  /** On its card on the home page. */
  text: string;
  groups: { title: string; prices: Pick<Price, 'service' | 'minutes' | 'price'>[] }[];
}

/** What there is besides pages. */
interface Words {
  /** The marks of what is not known yet, and the names that the files have in <>. */
  filled: Record<string, string>;
  /** What is seen on the drawings, and is to be said of a photograph. */
  pictures: Record<'ouverture' | 'portrait' | 'metier' | 'photo', string>;
}

export const templates = inRepository('scripts', 'init');

/** Reads a YAML file; of what it says in each language, this one. */
const readIn = (language: Language, file: string) =>
  parse(readFileSync(path.join(templates, file), 'utf8'), (_, value) => Object(value)[language] ?? value);

const idsIn = (folder: string) => readdirSync(path.join(templates, folder)).map((file) => path.parse(file).name);
export const lookIds = idsIn('looks');
export const businessIds = idsIn('trades');

const inEach = <Result>(read: (language: Language) => Result) =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, Result>;

export const words = inEach((language): Words => readIn(language, 'words.yaml'));
export const businesses = inEach(
  (language): Record<string, Business> =>
    Object.fromEntries(businessIds.map((id) => [id, readIn(language, `trades/${id}.yaml`)])),
);
