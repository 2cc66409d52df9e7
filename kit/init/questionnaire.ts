import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { corrected } from '../../lib/schema/corrections';
import { day, entry, group, line, list, prose } from '../../lib/schema/fields';
import { practical } from '../../lib/schema/practical';
import { parseEntry } from '../../scripts/content/parse-entry';
import { inGuillemets, toSentence } from '../../scripts/content/problem';
import { BuildError } from '../../scripts/support/command';
import { type Language, type Languages, languages } from './vocabulary';

/** A text in each language of the site. */
export type Said = Partial<Record<Language, string>>;
const said = Object.fromEntries(languages.map((language) => [language, prose({ label: language }).optional()])) as {
  [Key in Language]: z.ZodOptional<ReturnType<typeof prose>>;
};

/** What a questionnaire (`kit/docs/questionnaire/`) asks besides what the options of `npm run init` say. */
const furtherAnswers = entry({
  about: group(said, { label: 'Qui travaille ici' }).optional(),
  train: group(said, { label: 'En train ou en bus' }).optional(),
  car: group(said, { label: 'En voiture' }).optional(),
  voucher: group(
    { minimum: practical.shape.voucher.unwrap().shape.minimum, ...said },
    { label: 'Bons cadeaux' },
  ).optional(),
  closings: list(group({ from: day({ label: 'Du' }), to: day({ label: 'Au' }), ...said }, { label: 'Fermeture' }), {
    label: 'Fermetures',
    singular: 'une fermeture',
  }).default([]),
  specialDays: list(
    group({ day: day({ label: 'Jour' }), hours: line({ label: 'Heures' }), ...said }, { label: 'Jour' }),
    { label: 'Jours particuliers', singular: 'un jour' },
  ).default([]),
  holidaysWorked: list(line({ label: 'Jour férié' }), {
    label: 'Jours fériés travaillés',
    singular: 'un jour',
  }).default([]),
  team: list(
    group(
      {
        name: line({ label: 'Nom' }),
        role: line({ label: 'Métier' }),
        text: prose({ label: 'En une phrase' }),
        more: prose({ label: 'Sur la page de l’équipe' }).optional(),
      },
      { label: 'Personne' },
    ),
    { label: 'Équipe', singular: 'une personne' },
  ).default([]),
  articles: list(
    line({ label: 'Titre', pattern: /^[^<>]*[a-z][^<>]*$/i, message: 'un titre est attendu, sans < ni >' }),
    { label: 'Articles', singular: 'un article' },
  ).default([]),
  pictures: list(
    group(
      { file: line({ label: 'Fichier' }), place: line({ label: 'Place' }).optional(), ...said },
      { label: 'Photo' },
    ),
    { label: 'Photos', singular: 'une photo' },
  ).default([]),
});

export type FurtherAnswers = z.infer<typeof furtherAnswers>;
export const noFurtherAnswers: FurtherAnswers = furtherAnswers.parse({});
export const furtherNames = Object.keys(furtherAnswers.shape);
export const isFurther = (name: string) => furtherNames.includes(name);

/** Texts that would be lost: in a language that the site lacks, and of the home page in another one than the main, which has no such part. */
export function lostTexts(further: FurtherAnswers, [main, ...others]: Languages): string[] {
  const all = Object.entries(further).flatMap(([name, said]) =>
    [said].flat().map((texts, at) => ({ name, place: Array.isArray(said) ? `${name}[${at}]` : name, texts })),
  );
  return all.flatMap(({ name, place, texts }) =>
    languages.flatMap((language) => {
      if (!Object(texts)[language] || language === main) return [];
      if (name === 'about')
        return `${place}.${language} : l’accueil ne le dit que dans la langue principale (${main}) ; effacez ce texte`;
      return others.includes(language)
        ? []
        : `${place}.${language} : le site n’a pas cette langue ; ajoutez-la à « languages », ou effacez ce texte`;
    }),
  );
}

/**
 * Reads a questionnaire that is filled in: answers that are options too, as they are written on the command line, files beside the
 * questionnaire by their paths, and the further ones.
 * @throws BuildError that names what is wrong and where.
 */
export function readQuestionnaire(file: string): { options: Record<string, string>; further: FurtherAnswers } {
  if (!existsSync(file)) throw new BuildError(`--answers : il n’y a pas de fichier ${inGuillemets(file)}.`);
  // A colour without quotes would be a comment. No-break spaces, which nobody sees, come along from word processors.
  const text = readFileSync(file, 'utf8')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^(\w+:) +(#[0-9a-f]{6})\b/gim, '$1 "$2"');
  // Every answer is text, as people write it: a telephone keeps its zero. An empty answer is none.
  const document = parseDocument(text, { schema: 'failsafe' });
  const [error] = document.errors;
  if (error) throw new BuildError(`${file} : ce n’est pas du YAML. ${error.message}`);
  const answers = JSON.parse(JSON.stringify(document.toJS() || {}), (_, value) => value || undefined);
  const all = Object.entries(answers);
  const data = corrected(Object.fromEntries(all.filter(([name]) => isFurther(name))), {
    minimum: 'number',
    hours: 'hours',
  });
  const further = {
    file,
    collection: 'salon',
    id: 'questionnaire',
    name: 'questionnaire',
    schema: furtherAnswers,
    data,
  };
  const problems = parseEntry(further as Parameters<typeof parseEntry>[0]);
  if (problems.length > 0) throw new BuildError(problems.map(toSentence).join('\n'));
  const options = all.filter(([name]) => !isFurther(name)).map(([name, value]) => [name, String(value)] as const);
  const beside = (name: string, value: string) =>
    ['prices', 'photos'].includes(name) ? path.relative('', path.resolve(path.dirname(file), value)) : value;
  return {
    options: Object.fromEntries(options.map(([name, value]) => [name, beside(name, value)])),
    further: further.data as FurtherAnswers,
  };
}
