import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import type { Price } from '../../content/schema/prices';
import type { Trade } from '../../content/schema/trades';
import { inRepository } from '../support/paths';

type Prices = Pick<Price, 'minutes' | 'price'>[];

interface Templates {
  looks: Record<string, Brand & { label: string }>;
  businesses: Record<string, { beginnings: string[]; schemaType: Trade['schemaType']; prices: Prices[] }>;
  /** By their names below the salon's folder. */
  files: Record<string, Record<string, unknown>>;
  pages: Record<keyof Words['pages'], Record<string, unknown>>;
}

/** What a page says; `file` is its name and the end of its address, `body` the Markdown below the other fields. */
type PageWords = Record<string, unknown> & { file: string; label: string };

/** What `npm run init` writes in one language. */
export interface Words {
  /** In place of an address that is not known yet. */
  street: string;
  salon: Record<string, string>;
  businesses: Record<string, BusinessWords>;
  /** What is seen on the drawings. */
  pictures: Record<'ouverture' | 'portrait' | 'metier', string>;
  pages: Record<'home' | 'prices' | 'contact' | 'privacy', PageWords>;
  /** The link of a home page in this language to that in the main one. */
  rest: string;
}

interface BusinessWords {
  /** Its trade, where none is named. */
  trade: string;
  /** On the card of the home page. */
  text: string;
  /** Marked examples of services, by the titles of their groups. */
  groups: Record<string, string[]>;
  /** What decides a price that is none yet. */
  dependsOn?: string;
}

export const templatesFolder = inRepository('scripts', 'init');
const read = (file: string) => parse(readFileSync(`${templatesFolder}/${file}.yaml`, 'utf8'));

export const templates: Templates = read('templates');
export const lookIds = Object.keys(templates.looks);
export const businessIds = Object.keys(templates.businesses);

/** The languages that a salon can begin in. */
export const languages = ['fr', 'de', 'it', 'en'] as const;
export type Language = (typeof languages)[number];
export const words = Object.fromEntries(languages.map((one) => [one, read(`words/${one}`)])) as Record<Language, Words>;
