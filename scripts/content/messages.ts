import type { KeptMessage, SiteContent } from '../../lib/schema/site';
import { faultsInFile } from './check-brand';
import { nearest } from './nearest';
import { inGuillemets, type Problem } from './problem';
import { type ContentFiles, parseFile } from './read-files';

type Tree = Record<string, unknown>;
/** File with the services that the booking form offers; without it the site has no form. */
export const formFile = 'content/request.json';

/** Facts of the salon; some decide which variants of a message apply, such as about.title:nous (conditionsOf). */
type Salon = Tree & { language: string };

/** A message of a file; the engine may have no message with this key. */
interface Written {
  /** "about.title" of `about.title:nous`. */
  key: string;
  /** The key as written, with its conditions. */
  name: string;
  conditions: string[];
  value: unknown;
  /** The engine's message at this key, or its group of messages; undefined if there is neither. */
  engine: unknown;
}

/** Returns the conditions that may follow the name of a message, and whether each is true for this salon. */
const conditionsOf = (
  { language, voice, booking, whatsapp, email }: Tree,
  own: string,
  hasForm: boolean,
): Record<string, boolean> => ({
  nous: voice === 'nous',
  without_booking: !booking,
  without_form: !hasForm,
  without_whatsapp: !whatsapp,
  without_email: !email,
  main: own === language,
});
const knownConditions = Object.keys(conditionsOf({}, '', true));

/** Matches keys of messages that a page can mark as being in another language: "form.errors.name". */
const maySayLanguage = /^form\.errors\.(name|email)(_long)?$/;

/** A salon's message, with its language if it is not the page's, and a fault that the salon keeps on purpose. */
type Noted = Pick<KeptMessage, 'text' | 'lang' | 'fault'>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const noted = (value: unknown): Noted => (isTree(value) ? (value as Noted) : { text: String(value) });

const engineFile = (language: string) => `messages/${language}.json`;
const ownFile = (language: string) => `content/messages/${language}.json`;
const readFile = (file: string, files: ContentFiles): unknown => parseFile(file, files[file] ?? '{}');

/** Parsed message files of the engine, by their text; kept because each check reads them many times. */
const engineTrees = new Map<string, unknown>();
function readEngine(language: string, files: ContentFiles): unknown {
  const text = files[engineFile(language)] ?? '{}';
  if (!engineTrees.has(text)) engineTrees.set(text, readFile(engineFile(language), files));
  return engineTrees.get(text);
}

/** Returns a file's messages as a list. A group unknown to the engine counts as one message. */
function writtenIn(file: unknown, engine: Tree, above: readonly string[] = []): Written[] {
  return Object.entries(Object(file)).flatMap(([name, value]): Written[] => {
    const [last = '', ...conditions] = name.split(':');
    const there = Object.hasOwn(engine, last) ? engine[last] : undefined;
    if (isTree(there) && isTree(value) && conditions.length === 0) return writtenIn(value, there, [...above, name]);
    const path = (end: string) => [...above, end].join('.');
    return [{ key: path(last), name: path(name), conditions, value, engine: there }];
  });
}

/** Language whose file has every message of the engine. */
const completeLanguage = 'fr';
const engineMessages = (files: ContentFiles) => readEngine(completeLanguage, files) as Tree;

function applicableIn(said: unknown, language: string, files: ContentFiles, salon: Tree): Written[] {
  const conditions = conditionsOf(salon, language, formFile in files);
  const written = writtenIn(said, engineMessages(files));
  return written.filter((message) => message.conditions.every((one) => conditions[one]));
}

/** Returns the messages that apply, by key: the last one with the key, and the salon's rather than the engine's. */
function messagesOf(language: string, files: ContentFiles, salon: Tree): Map<string, Written> {
  const said = [readEngine(language, files), readFile(ownFile(language), files)];
  const all = said.flatMap((file) => applicableIn(file, language, files, salon));
  return new Map(all.map((message) => [message.key, message]));
}

/** Returns the messages by language, and those that the salon keeps on purpose in another language or with a fault. */
export function salonMessages(
  otherLanguages: readonly string[],
  files: ContentFiles,
  salon: Salon,
): Pick<SiteContent, 'messages' | 'keptMessages'> {
  const each = [salon.language, ...otherLanguages].map(
    (locale) => [locale, [...messagesOf(locale, files, salon).values()]] as const,
  );
  return {
    messages: Object.fromEntries(each.map(([locale, said]) => [locale, treeOf(said)])),
    keptMessages: each.flatMap(([locale, said]) => {
      const engine = applicableIn(readEngine(locale, files), locale, files, salon);
      const proper = new Map(engine.map(({ key, value }) => [key, String(value)]));
      return said.flatMap(({ key, value }) =>
        isTree(value) ? { locale, key, ...noted(value), proper: proper.get(key) ?? '' } : [],
      );
    }),
  };
}

function treeOf(said: readonly Written[]): Tree {
  const root: Tree = {};
  for (const { key, value } of said) {
    const path = key.split('.');
    const last = path.pop() ?? '';
    const branch = path.reduce((tree, name) => {
      tree[name] ??= {};
      return tree[name] as Tree;
    }, root);
    branch[last] = noted(value).text;
  }
  return root;
}

/** Checks that the salon's messages exist in the engine, with known placeholders, and that no language lacks any. */
export function checkMessages(otherLanguages: readonly string[], salon: Salon, files: ContentFiles): Problem[] {
  const languages = [salon.language, ...otherLanguages];
  const ownFiles = Object.keys(files).filter((file) => file.startsWith('content/messages/'));
  const read = [...languages.map(engineFile).filter((file) => file in files), ...ownFiles];
  const damaged = read.flatMap((file) => faultsInFile(file, files, () => readFile(file, files)));
  if (damaged.length > 0) return damaged;
  const keys = [...new Set(applicableIn(engineMessages(files), completeLanguage, files, salon).map(({ key }) => key))];
  const inOwn = ownFiles.flatMap((file): Problem[] => {
    if (!languages.some((language) => file === ownFile(language)))
      return [{ file, message: `ce fichier ne sert pas : les langues du site sont ${languages.join(', ')}` }];
    return writtenIn(readFile(file, files), engineMessages(files)).flatMap((written) => {
      const message = faultOf(written, keys);
      return message ? { file, entry: written.name, message } : [];
    });
  });
  const lacking = languages.flatMap((language) => {
    const said = messagesOf(language, files, salon);
    const missing = keys.filter((key) => !said.has(key));
    const others = missing.length > 8 ? `, et ${missing.length - 8} autres` : '';
    const message = `il manque des messages dans cette langue : ${missing.slice(0, 8).join(', ')}${others}`;
    return missing.length > 0 ? { file: ownFile(language), message } : [];
  });
  return [...inOwn, ...lacking];
}

/** Returns what is wrong with a salon's own message; undefined if it is right. */
function faultOf({ key, conditions, value, engine }: Written, keys: readonly string[]): string | undefined {
  if (engine === undefined) {
    const meant = nearest(key, keys, (known) => [known], 0) ?? '';
    return `aucun message ne porte ce nom ; le plus proche : ${inGuillemets(meant)}`;
  }
  if (typeof engine !== 'string') return 'ce nom est celui d’un groupe de messages, entre accolades';
  const unknown = conditions.find((condition) => !knownConditions.includes(condition));
  if (unknown !== undefined)
    return `${inGuillemets(unknown)} n’est pas une condition ; connues : ${knownConditions.join(', ')}`;
  const { text, lang, fault, ...rest } = noted(value);
  const isNoted = isTree(value) && Object.keys(rest).length === 0 && (lang ?? fault) !== undefined;
  const words = [text, ...(lang === undefined ? [] : [lang]), ...(fault === undefined ? [] : [fault])];
  if (!(typeof value === 'string' || isNoted) || words.some((word) => typeof word !== 'string' || !/\S/.test(word)))
    return 'un texte est attendu ; pour dire sa langue ou son défaut : { "text": …, "lang": "en" } ou { "text": …, "fault": … }';
  if (lang !== undefined && !/^[a-z]{2}$/.test(lang))
    return 'les deux petites lettres d’une langue sont attendues sous « lang »';
  if (lang !== undefined && !maySayLanguage.test(key))
    return 'seules les erreurs du nom et de l’e-mail (form.errors.name, form.errors.email) peuvent être dans une autre langue';
  return faultOfPlaceholders(text, engine);
}

/** Returns the placeholders of a message: `{name}`, `<link>`, `</link>`. */
const placeholders = (text: string): string[] => text.match(/\{\w+\}|<\/?\w+>/g) ?? [];

function faultOfPlaceholders(text: string, engine: string): string | undefined {
  const known = ['{salon}', '{atSalon}', '{mainLanguage}', ...placeholders(engine)];
  const unknown = placeholders(text).find((one) => !known.includes(one));
  if (unknown) return `${inGuillemets(unknown)} n’est pas connu ici ; connus : ${[...new Set(known)].join(', ')}`;
  const tags = placeholders(text).filter((one) => one.startsWith('<'));
  const arePaired =
    tags.length % 2 === 0 &&
    tags.every((tag, at) => (at % 2 ? tag === tags[at - 1]?.replace('<', '</') : tag[1] !== '/'));
  const rest = text.replace(/\{\w+\}|<\/?\w+>/g, '');
  return arePaired && !/[{}<>]/.test(rest) ? undefined : 'ses signes { } et < > ne vont pas par paires';
}
