import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import type { Picture } from '../../content/schema/pictures';
import type { Price } from '../../content/schema/prices';
import type { Trade } from '../../content/schema/trades';
import { inRepository } from '../support/paths';

export interface Business {
  /** Its trade, where none is named. */
  trade: string;
  beginnings: string[];
  schemaType: Trade['schemaType'];
  /** On the card of the home page. */
  text: string;
  /** Marked examples of prices, by the titles of their groups. */
  groups: Record<string, Pick<Price, 'service' | 'minutes' | 'price'>[]>;
}

interface Templates {
  looks: Record<string, Brand & { label: string }>;
  businesses: Record<string, Business>;
  pictures: Record<'ouverture' | 'portrait' | 'metier', Pick<Picture, 'name' | 'alt'>>;
  /** By their names below the salon's folder; `body` is the Markdown below the other fields. */
  files: Record<string, Record<string, unknown>>;
}

export const templatesFolder = inRepository('scripts', 'init');

export const templates: Templates = parse(readFileSync(`${templatesFolder}/templates.yaml`, 'utf8'));
export const lookIds = Object.keys(templates.looks);
export const businessIds = Object.keys(templates.businesses);
