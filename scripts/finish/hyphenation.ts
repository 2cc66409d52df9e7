/** Marks where a word may be parted, with a hyphen that shows only there. */
const softHyphen = '\u00ad';

/** Fewest letters of a word that is parted, by what it stands in, and of what is left of it on either line. Shorter ones fit any phone. */
const fewest = { text: 12, title: 13, pageTitle: 10, before: 3, after: 4 };

/**
 * Parts that German compounds of these trades and of such pages are made of, with the places within them: a compound is best parted
 * where two of its parts meet, which no rule about letters can tell.
 */
const germanParts = `
achsel angaben anfrage augen bart bedin-gung behand-lung bein berei-tung beratung bikini brauen braut buchung bürsten coiffeur damen
dauer dekol-leté detail drai-nage dusche entfer-nung entspan-nung erklä-rung extensions faktor farb färb feuchtig-keit finger freiheit frisur
frucht fuss füss gasse gebühren gesicht glätt gutschein haar hände haut herren hochzeit hyalu-ron insti-tut kinder kontur kopf körper korrek-tur
kaschie-rung kosme-tik kosten laminie-rung lifting linien lippen licht lymph makeup männer maschinen mas-sage maske mehrwert milch mischung model-lage möglich-keit nacken nagel nägel
narben öffnung packung parkplatz peeling permanent pflege pflicht pflich-tig pigmen-tie-rung preis programm punkt rasur reflex reini-gung ritual rücken
salon säure schein schmuck schneid schnitt schritt schulter schutz schwanger-schaft spitzen spritz spülung stein stelle steuer straf-fung strähn strähn-chen strasse
studio styling tages tech-nik termin thera-pie tiefen tönung unter verbes-serung verdich-tung verein-barung verjün-gung verkehr
verlän-gerung verstär-kung vorbe-reitung warte wasser wechsel well wickel wimpern zehen zeiten zonen zupfen
`
  .split(/\s+/)
  .filter(Boolean)
  // Of two parts that begin alike the longer one is meant.
  .toSorted((one, other) => other.length - one.length);

const withPlaces = new Map(germanParts.map((part) => [part.replaceAll('-', ''), part]));
const anyPart = new RegExp([...withPlaces.keys()].join('|'), 'giu');

/** Fewest letters of a part that is itself parted in a text: shorter ones have a line to go to, and a compound is read by its parts. */
const longPart = 14;

/** Where a German word may be parted: before each part that is known; and at the places within those that are long, or all in a title. */
function placesInGerman(word: string, isTitle: boolean): number[] {
  const parts = [...word.matchAll(anyPart)];
  return parts.flatMap(({ 0: found, index }, at) => {
    const end = parts[at + 1]?.index ?? word.length;
    const isParted = isTitle || end - index >= Math.min(longPart, word.length);
    const pieces = isParted ? (withPlaces.get(found.toLowerCase())?.split('-') ?? []) : [found];
    return pieces.map((_, piece) => index + pieces.slice(0, piece).join('').length);
  });
}

const vowels = 'aeiouàèéìíòóùú';
/** Consonants that begin an Italian syllable together. */
const italianOnset = /^(?:s(?:ch|gh|[bcdfglmnpqrtv][lr]?)|[bcdfgptv][lr]|gn|[cg]h)$/;

/** Endings of words from English that salons everywhere say, parted before them. */
const englishEnding = /(?:blading|needling|styling|lifting|peeling)$/i;

/** Where an Italian word may be parted: between its syllables. None in a word with letters or an ending of other languages. */
function placesInItalian(word: string): number[] {
  if (/[jkwxy]|[^aeiouàèéìíòóùú]$/i.test(word)) return [word.search(englishEnding)];
  const between = new RegExp(`(?<=[${vowels}])([^${vowels}]+)(?=[${vowels}])`, 'giu');
  return [...word.matchAll(between)].map(({ 0: consonants, index }) =>
    consonants.length === 1 || italianOnset.test(consonants.toLowerCase()) ? index : index + 1,
  );
}

const placesIn: Record<string, typeof placesInGerman> = { de: placesInGerman, it: placesInItalian };

/** A word with the soft hyphens of its language. */
function hyphenated(word: string, language: string, isTitle: boolean): string {
  const places = placesIn[language]?.(word, isTitle) ?? [];
  return withHyphens(
    word,
    places.filter((at) => at >= fewest.before && at <= word.length - fewest.after),
  );
}

/** A word with a soft hyphen at each of these places, of which one may be named twice. */
const withHyphens = (word: string, places: readonly number[]) =>
  [...new Set([0, ...places, word.length])]
    .toSorted((one, other) => one - other)
    .map((at, index, all) => word.slice(at, all[index + 1]))
    .filter(Boolean)
    .join(softHyphen);

/** Words in letters alone, which are no part of an address. */
const words = /(?<![\p{L}\p{M}\p{N}@./_])\p{L}{4,}(?![\p{L}\p{M}\p{N}@/_]|\.\p{L})/gu;

/** What a text has that may have something to part. */
const longEnough = /\p{L}{4}/u;

/** What is set large: there no word is parted that has a line of its own to go to. */
const titles = 'h1, h2, h3, .font-display';

/**
 * Lets long words be parted, by soft hyphens, on every machine: browsers part by dictionaries, which Chromium may lack and Firefox uses
 * for German alone where a word has a capital. In a title such a word has a box of its own (`.word`), so that it is parted only where it is
 * wider than its line. `own`: words as the owner has hyphenated them. What `except` selects stays as it is.
 */
export function hyphenate(document: Document, own: readonly string[], except: string): void {
  const placesOfOwner = new Map(
    own.map((written) => {
      const places = [...written.matchAll(/\u00ad/g)].map(({ index }, before) => index - before);
      return [written.replaceAll(softHyphen, '').toLowerCase(), places];
    }),
  );
  // The name of a control has to contain what is seen of it, letter by letter.
  const skipped = `${except}, script, style, noscript, textarea, select, svg, [href^="mailto"], :is(a, button)[aria-label]`;
  const walker = document.createTreeWalker(document.body, 4);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const element = text.parentElement;
    const written = text.nodeValue ?? '';
    // Asked first, as it costs least.
    if (!element || !longEnough.test(written) || element.closest(skipped)) continue;
    const language = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? '';
    const title = element.closest(titles);
    const least = title ? fewest[title.localName === 'h1' ? 'pageTitle' : 'title'] : fewest.text;
    const parted = written.replace(words, (word) => {
      const places = placesOfOwner.get(word.toLowerCase());
      if (places) return withHyphens(word, places);
      return word.length < least ? word : hyphenated(word, language, title !== null);
    });
    if (!parted.includes(softHyphen)) continue;
    if (title) text.parentNode?.replaceChild(boxed(document, parted), text);
    else text.nodeValue = parted;
  }
}

/** A title's text with each word that may be parted, and what is set against it, in a box. */
function boxed(document: Document, text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const piece of text.split(/([ \n]+)/)) {
    if (!piece.includes(softHyphen)) fragment.append(piece);
    else fragment.append(Object.assign(document.createElement('span'), { className: 'word', textContent: piece }));
  }
  fragment.normalize();
  return fragment;
}
