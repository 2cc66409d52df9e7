import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from '../scripts/content/make-content';
import { inGuillemets, type Problem } from '../scripts/content/problem';
import { listFiles } from '../scripts/support/files';
import { readPictures } from './find-leftovers';
import { isDrawnByInit } from './init/pictures';
import { unknown } from './init/salon-trades';
import { businesses, initFolder, languages, words } from './init/vocabulary';

/** A name that leads nowhere, on purpose (RFC 2606). */
const nowhere = /(?:[\p{L}\d-]\.example|\bexample\.(?:com|net|org))(?![\p{L}\d-]|\.\p{L})/iu;

/** A number that nobody has, as written in `salon.json`. */
const nobodysNumber = /^\+41[ \d]*000 ?00 ?00$/;

/** Two words, or such a number; "Suisse" or "09:00-15:00" a salon may well have itself. */
const isNobodys = (text: string) => /\p{L} [\p{L}\d]/u.test(text) || nobodysNumber.test(text);

/** Words that are found within a text too: a sentence that asks for another, or a name that stands for one. */
const isPhrase = (text: string) => /[.?]$/.test(text) || names.includes(text);
const names = languages.flatMap((language) => [words[language].filled.someone, words[language].filled.provider]);

/**
 * What `npm run init` has written for want of better and the owner has kept, although the mark is gone: names, sentences that ask for
 * others, addresses that lead nowhere, and drawings.
 */
export async function findPlaceholders({ texts }: Pick<Check, 'texts'>, folder: string): Promise<Problem[]> {
  const written = await writtenByInit();
  const inTexts = texts.flatMap(({ file, entry, field, key, value, isExample }): Problem[] => {
    if (isExample) return [];
    const place = { file, entry, field, key };
    const left = written.has(value.trim()) ? value : [...written].find((one) => isPhrase(one) && value.includes(one));
    if (left) return [{ ...place, message: `encore le texte d’attente, ${inGuillemets(left)} : écrivez le vôtre` }];
    const [address] = nowhere.exec(value) ?? [];
    if (nobodysNumber.test(value)) return [{ ...place, message: `numéro que personne n’a, ${inGuillemets(value)}` }];
    return address ? [{ ...place, message: `adresse qui ne mène nulle part, ${inGuillemets(value)}` }] : [];
  });
  // A picture and its description are one finding.
  const said = texts
    .filter(({ isExample, value }) => isExample || written.has(value))
    .map(({ file }) => path.dirname(file));
  const drawn = (await readPictures(folder)).filter(
    ({ file, bytes }) => !said.includes(path.dirname(file)) && isDrawnByInit(bytes),
  );
  const message = 'encore le dessin d’attente : mettez votre photo à sa place';
  return [...inTexts, ...drawn.map(({ file }) => ({ file, message }))];
}

/**
 * What stands after the mark of an example where `init` knows nothing of the salon or its work, in every language. What has words of who
 * speaks is a proposal, which may be kept.
 */
async function writtenByInit(): Promise<ReadonlySet<string>> {
  const folder = path.join(initFolder, 'salon');
  const all = [...(await listFiles(folder)), '../articles/autre.yaml'];
  const files = await Promise.all(all.map((file) => readFile(path.join(folder, file), 'utf8')));
  const marked = files.flatMap((text) =>
    [...text.matchAll(/\[exemple\] ([^"<>\n]+)["\n]/g)].map(([, one = '']) => one),
  );
  const named = languages.flatMap((language) => {
    const { filled, pictures } = words[language];
    // What a quote depends on is a proposal, which may well be true.
    const { dependsOn: _, ...asked } = filled;
    const marked = Object.values(asked).filter((text) => text.startsWith('[exemple]'));
    const sold = businesses[language][unknown]?.groups.flatMap(({ prices }) => prices.map(({ service }) => service));
    return [...marked, ...names, filled.host, ...Object.values(pictures), ...(sold ?? [])];
  });
  return new Set([...marked, ...named].flatMap((text) => text?.replace('[exemple] ', '') ?? []).filter(isNobodys));
}
