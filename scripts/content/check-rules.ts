import { articlePath } from '../../lib/content/article-page';
import { kindsWhere } from '../../lib/content/page-kinds';
import { offList } from '../../lib/schema/prices';
import { checkBrand, faultsInFile } from './check-brand';
import { mapFile, sizeOfDrawing } from './drawings';
import { type Entry, languagesIn, salonIn } from './entries';
import { suggestion } from './expected';
import { checkMessages, formFile } from './messages';
import { choicesIn, isPage, kindOf, pagesAbove, pathOfPage } from './options';
import { isDrawing } from './photographs';
import { inGuillemets, type Problem } from './problem';
import type { ContentFiles } from './read-files';
import { leavesOf, type Place, placeOf, shownControl } from './schema-walk';
import { isEmptyPage } from './shown-entries';

type Entries = readonly Entry[];
type Value = { entry: Entry; place: Place; value: string };
/** `entries` passed their schemas, and `values` are theirs. */
type Rule = (entries: Entries, values: readonly Value[], files: ContentFiles) => Problem[];

const isWritten = (entry: Entry) => isPage(entry) || entry.collection === 'translations';

/** Kinds with one page at most, kinds that every site needs, and kinds that header, footer or sections link to. */
const singleKinds = kindsWhere(({ count }) => count);
const neededKinds = kindsWhere(({ count }) => count === 'one');
const linkedKinds: readonly string[] = kindsWhere(({ isLinked }) => isLinked);
/** Matches paths that other files of the site have, such as "/pictures", "/admin", "/404" and "/x/index". */
const reservedPath = /^\/(pictures|film|drawings|share|islands|icons|admin|404)(\/|$)|\/index(\/|$)/i;
const namesPrice = ({ place: { field } }: Value) => field?.control.as === 'reference' && field.control.to === 'prices';
const problemAt = ({ entry, place }: Value, message: string): Problem => ({ ...placeOf(entry, place), message });
const problemOf = ({ file, name }: Entry, message: string) => ({ file, entry: name, message });

/** Returns the names by which other entries refer to a file: its id and, for a translated page, its language. */
const namesOfEntry = (file: string) =>
  file.includes('messages/')
    ? []
    : (/(?:languages\/([a-z]{2})\/)?([^/]+?)(?:\/index)?\.(?:json|md)$/.exec(file)?.slice(1) ?? []);

/**
 * Every id that refers to a price, picture, page, trade, group, language or holiday exists; asked of entries with other
 * errors too.
 */
function checkReferences(entries: Entries, values: readonly Value[], wrong: ReadonlySet<string>): Problem[] {
  // An entry that failed its schema still exists; trades and groups count only from files that passed.
  const isFile = ({ collection }: Entry) => collection !== 'salon' && collection !== 'trades';
  const choices = choicesIn(entries.filter((entry) => isFile(entry) || !wrong.has(entry.file)));
  const read = new Set(entries.map(({ file }) => file));
  const unread = new Set([...wrong].flatMap((file) => (read.has(file) ? [] : namesOfEntry(file))));
  return values.flatMap((at) => {
    const { field } = at.place;
    // The schema has checked fields with fixed options already.
    const options = field && shownControl(field).as !== 'select' ? choices(field.control) : undefined;
    const ids = options?.map(({ value }) => value) ?? [];
    if (!field || !options || unread.has(at.value) || ids.includes(at.value)) return [];
    const choosable = field.control.as === 'holiday' ? ` (${ids.join(', ') || 'il n’y en a pas'})` : '';
    const message = `${field.message}${choosable} ; reçu : ${inGuillemets(at.value)}`;
    return problemAt(at, message + suggestion(at.value, options));
  });
}

/** The site has all necessary pages, at most one page of a kind such as `blog`, and no page above itself. */
const checkKinds: Rule = (entries) => {
  const pages = entries.filter(isPage);
  const ofKind = (kind: string) => pages.filter((page) => kindOf(page) === kind);
  const missing = neededKinds.filter((kind) => ofKind(kind).length === 0);
  const surplus = singleKinds.flatMap((kind) => ofKind(kind).slice(1));
  const circular = pages.filter(({ id }) => {
    const highest = pagesAbove(id, pages).at(-1);
    return pages.some((page) => page.id === highest && page.data.parent !== undefined);
  });
  return [
    ...missing.map((kind) => ({ file: 'content/pages', message: `une page de la sorte « ${kind} » est attendue` })),
    ...surplus.map((page) => problemOf(page, `il y a déjà une page « ${kindOf(page)} »`)),
    ...circular.map((page) => problemOf(page, 'les pages au-dessus de celle-ci tournent en rond')),
  ];
};

/** Every page and blog article has an address of its own. */
const checkPaths: Rule = (entries, values) => {
  const paths = values.filter(({ entry, place }) => isWritten(entry) && place.path.join() === 'path');
  const lowerPaths = paths.map(({ value }) => value.toLowerCase());
  const isBelow = (path: string) => lowerPaths.some((other) => other.startsWith(`${path}/`));
  const ofPages = paths.flatMap((path, index) => {
    const { entry, value } = path;
    // `/Soins` and `/soins` would be one folder on many disks.
    const isBelowInOtherCase = paths.some(
      (other, at) => lowerPaths[index]?.startsWith(`${lowerPaths[at]}/`) && !value.startsWith(`${other.value}/`),
    );
    if (lowerPaths.indexOf(value.toLowerCase()) < index)
      return problemAt(path, `${inGuillemets(value)} est déjà le chemin d'une autre page`);
    if (isBelowInOtherCase)
      return problemAt(path, `${inGuillemets(value)} commence comme le chemin d'une autre page, aux majuscules près`);
    if (reservedPath.test(value))
      return problemAt(path, `${inGuillemets(value)} est l'adresse d'autres fichiers du site`);
    if (isPage(entry) && (value === '/') !== (kindOf(entry) === 'home'))
      return problemAt(path, 'le chemin « / » est celui de la page « home », et d’elle seule');
    return [];
  });
  const pages = entries.filter(isPage);
  const blog = pages.find((entry) => kindOf(entry) === 'blog');
  const blogPath = String(blog?.data.path);
  // Blog articles, and pages without a path: their address is made of their file name.
  const named = [
    ...entries.filter(({ collection }) => blog && collection === 'articles'),
    ...pages.filter(({ data }) => data.path === undefined),
  ];
  const ofNamed = named.flatMap((entry) => {
    const path = isPage(entry) ? pathOfPage(entry) : articlePath(blogPath, entry.id);
    const isTaken = lowerPaths.includes(path.toLowerCase()) || isBelow(path);
    const isIdTaken = isPage(entry) && pages.some((other) => other !== entry && other.id === entry.id);
    if (!reservedPath.test(path) && !isTaken && !isIdTaken) return [];
    return problemOf(entry, `son adresse ${inGuillemets(path)} est déjà prise : donnez-lui un autre nom`);
  });
  return [...ofPages, ...ofNamed];
};

/** Returns the kind that a translation of an entry must have; undefined for an entry that is no page. */
const translatedKind = (entry: Entry) => {
  if (entry.collection === 'articles') return 'article';
  return isPage(entry) ? kindOf(entry) : undefined;
};

/** Each language has all messages and a home page, and each of its pages exists in the main language. */
const checkLanguages: Rule = (entries, _, files) => {
  const translated = entries.filter(({ collection }) => collection === 'translations');
  const languages = languagesIn(entries);
  const homes = translated.filter(({ data }) => data.kind === 'home').map(({ id }) => id.slice(0, 2));
  const withoutHome = languages.filter((language) => !homes.includes(language));
  const salon = salonIn(entries);
  const withoutMain = translated.filter(
    ({ id, data }) => !entries.some((entry) => entry.id === id.slice(3) && translatedKind(entry) === data.kind),
  );
  return [
    ...checkMessages(languages, salon, files),
    ...withoutHome.map((language) => ({ file: `content/languages/${language}`, message: noHome })),
    ...withoutMain.map((page) => problemOf(page, 'aucune page de cette sorte ne porte ce nom dans « pages »')),
    ...(languages.includes(salon.language)
      ? [{ file: `content/languages/${salon.language}`, message: mainHasNoFolder }]
      : []),
  ];
};

const noHome = "la page d'accueil manque dans cette langue";
const mainHasNoFolder =
  'cette langue est la langue principale (« language » de salon.json) : ses pages sont dans « pages »';

/** Every page is linked to by another one, or is of a kind that header, footer or sections link to. */
const checkLinks: Rule = (entries, values) => {
  const links = values.filter(({ place: { field, path } }) => field?.control.as === 'page' && path[0] !== 'parent');
  const toItself = links.filter(({ entry, value }) => entry.id === value);
  const targets = links.filter((link) => !toItself.includes(link)).map(({ value }) => value);
  const unlinked = entries.filter(
    (entry) => isPage(entry) && !linkedKinds.includes(kindOf(entry)) && !targets.includes(entry.id),
  );
  const message =
    'aucune autre page ne mène à celle-ci : ajoutez-la aux « Pages proposées à la fin » d’une autre, ou aux « Liens au bas des pages »';
  return [
    ...toItself.map((link) => problemAt(link, 'la page ne peut pas mener à elle-même')),
    ...unlinked.map((page) => problemOf(page, message)),
  ];
};

const checkPricesShown: Rule = (entries, values) => {
  const shown = new Set(values.filter(namesPrice).map(({ value }) => value));
  const isListed = (group: unknown) => group !== undefined && group !== offList;
  const hidden = entries.filter(
    ({ collection, id, data }) => collection === 'prices' && !isListed(data.group) && !shown.has(id),
  );
  const message = 'ce prix ne paraît nulle part : choisissez son groupe, ou nommez-le sur une page';
  return hidden.map((price) => problemOf(price, message));
};

const checkPictures: Rule = (_, values, files) => {
  const fileOf = ({ entry, value }: Value) => entry.file.replace(/[^/]+$/, value);
  const shown = values.filter(({ place }) => place.field?.control.as === 'file');
  const missing = shown.filter((at) => files[fileOf(at)] === undefined);
  const drawings = shown.map(fileOf).filter((file) => isDrawing(file) && files[file] !== undefined);
  return [
    ...missing.map((at) => problemAt(at, `le fichier ${fileOf(at)} manque`)),
    ...drawings.flatMap((file) => faultsInFile(file, files, sizeOfDrawing)),
  ];
};

/** The drawn map has both its drawing and its words, or neither. */
const checkMap: Rule = (entries, _, files) => {
  const words = entries.find(({ collection }) => collection === 'map');
  if (files[mapFile] === undefined) {
    const message = 'ce fichier manque : le dessin du plan ; sans plan dessiné, effacez map.json';
    return words ? [{ file: mapFile, message }] : [];
  }
  if (!words) {
    const message = 'ce fichier manque : la description et les noms du plan ; sans plan dessiné, effacez map.svg';
    return [{ file: 'content/map.json', message }];
  }
  return faultsInFile(mapFile, files, sizeOfDrawing);
};

/** A salon with a form has an e-mail or a WhatsApp number to send to. */
const checkForm: Rule = (entries, _, files) => {
  const { email, whatsapp } = salonIn(entries);
  const message =
    'sans e-mail ni WhatsApp dans salon.json, ce formulaire ne mène nulle part : donnez l’un ou l’autre, ou effacez ce fichier';
  return email || whatsapp || !(formFile in files) ? [] : [{ file: formFile, message }];
};

/** No gallery or blog that a page links to is empty, no page of cards lacks cards, no shade card is missing. */
const checkFilled: Rule = (entries) => {
  const hasShades = entries.some(({ collection }) => collection === 'shades');
  const nothing = 'cette page n’a rien à montrer, et une autre y mène : ajoutez une paire de photos ou un article';
  const noCards = 'cette page n’a pas de cartes : « services », « cards » ou « bands » est attendu';
  const noShades = 'elle s’ouvre sur le nuancier, qui manque : ajoutez content/shades.json';
  return entries.filter(isPage).flatMap((page) => {
    if (isEmptyPage(page, entries)) return problemOf(page, nothing);
    const { services = [], cards = [], bands = [] } = page.data;
    if (kindOf(page) === 'cards' && ![services, cards, bands].some((list) => Object(list).length > 0))
      return problemOf(page, noCards);
    return page.data.opening === 'shades' && !hasShades ? problemOf(page, noShades) : [];
  });
};

/** Rules that give right answers for an entry even while other entries are wrong. */
const ownRules: readonly Rule[] = [checkPaths, checkPictures, checkBrand];
const rulesOfAll: Rule[] = [checkKinds, checkLanguages, checkLinks, checkFilled, checkForm, checkPricesShown, checkMap];

/** Checks entries against each other and against files. `wrong` are files with an error already. */
export function checkRules(entries: readonly Entry[], files: ContentFiles, wrong: ReadonlySet<string>): Problem[] {
  const all = entries.flatMap((entry) =>
    leavesOf(entry).map((place) => ({ entry, place, value: String(place.value) })),
  );
  const right = entries.filter(({ file }) => !wrong.has(file));
  const values = all.filter(({ entry }) => !wrong.has(entry.file));
  const rules = wrong.size === 0 ? [...ownRules, ...rulesOfAll] : ownRules;
  return [...checkReferences(entries, all, wrong), ...rules.flatMap((rule) => rule(right, values, files))];
}
