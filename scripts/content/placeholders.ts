import type { Text } from './find-problems';
import { inGuillemets, type Problem } from './problem';

/** Matches an address reserved for examples (RFC 2606): "www.salon.example", "hello@example.com". */
const nowhere = /(?:[\p{L}\d-]\.example|\bexample\.(?:com|net|org))(?![\p{L}\d-]|\.\p{L})/iu;

/** Matches a telephone number that nobody has: "+41 58 000 00 00". */
const nobodysNumber = /^\+41[ \d]*000 ?00 ?00$/;

export function findPlaceholders(texts: readonly Text[]): Problem[] {
  return texts.flatMap(({ file, entry, field, key, value, isExample }) => {
    if (isExample) return [];
    const place = { file, entry, field, key };
    if (nobodysNumber.test(value)) return [{ ...place, message: `numéro que personne n’a, ${inGuillemets(value)}` }];
    if (nowhere.test(value)) return [{ ...place, message: `adresse qui ne mène nulle part, ${inGuillemets(value)}` }];
    return [];
  });
}
