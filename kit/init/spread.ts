import path from 'node:path';
import sharp from 'sharp';
import { plainName } from '../../lib/links/plain-name';
import { drawingOf, hasPicture, type SalonFiles } from './pictures';
import { cardsOf, draftOf, hasCards, type SalonTrade, subjectOf, worksOf } from './salon-trades';

/** Where a picture is shown. */
interface Place {
  /** What a photograph is called that was taken for it, in plain letters; the first that there is has it. */
  names: readonly string[];
  /** Its width by its height. */
  shape: number;
  /** To what part of it a photograph may be cut. */
  least?: number;
  /** Photographs that it must not have, unless they have its name. */
  besides: readonly string[];
  /** What it is about, works and kinds of business: of photographs with a subject, it has those of these alone; about none, rooms alone. */
  subjects?: readonly string[];
  /** What is there without a photograph. */
  otherwise: string;
}

const [wide, upright, usual, tall] = [16 / 9, 4 / 5, 4 / 3, 9 / 16];

/**
 * Takes pictures for places one after the other: the photograph of its name, else the one that has been taken least often and fits best,
 * so that none is seen twice while another is not seen at all. Those that are `named` for some place count as taken.
 */
async function takenFrom(photographs: SalonFiles, named: readonly string[], kind: string) {
  const files = Object.entries(photographs).flatMap(([file, data]) => {
    const [, id] = /^pictures\/(.*)\/.*\.webp$/.exec(file) ?? [];
    return id ? { id, data: data as Uint8Array } : [];
  });
  const all = await Promise.all(
    files.map(async ({ id, data }) => {
      const { width = 1, height = 1 } = await sharp(data).metadata();
      const { name, alt } = JSON.parse(String(photographs[`pictures/${id}/index.json`]));
      const subject = subjectOf(`${name} ${alt}`, kind);
      const isNamed = named.includes(id);
      return { id, shape: width / height, uses: Number(isNamed), isNamed, subject };
    }),
  );
  return ({ names, shape, least = 0.52, besides, subjects, otherwise }: Place): string => {
    const own = names.flatMap((name) => all.filter(({ id }) => id === name))[0];
    const isAbout = (subject?: string) => !subject || !subjects || subjects.includes(subject);
    // First what shows the subject; on pages of any kind what was not taken for another place.
    const far = ({ subject, isNamed }: { subject?: string; isNamed: boolean }) =>
      Number(subjects ? !subject : isNamed && Boolean(subject));
    const shown = (photo: { shape: number }) => Math.min(photo.shape / shape, shape / photo.shape);
    const [best] = all
      .filter(({ subject }) => isAbout(subject))
      .filter((photo) => shown(photo) >= least && !besides.includes(photo.id))
      .sort((one, other) => far(one) - far(other) || one.uses - other.uses || shown(other) - shown(one));
    const chosen = own ?? best;
    if (chosen) chosen.uses++;
    return chosen?.id ?? otherwise;
  };
}

/** Kinds of pages in the order in which they take what is left: first those that show their picture. */
const kindsInOrder = ['contact', 'page', 'article', 'price-list', 'blog', 'legal'];

/** What photographs of a group are called, in plain letters. */
const ofGroup = (trade: SalonTrade, { id, title }: SalonTrade['groups'][number]) => [
  ...[id, plainName(title), plainName(`${trade.id} ${title}`)],
  ...(hasCards(trade) ? [] : [trade.id]),
];

/** Of what else photographs of a work may be. */
const alsoShown: Readonly<Record<string, readonly string[]>> = {
  'mains-et-pieds': ['manucure', 'pedicure', 'modelage', 'ongles'],
  'cils-et-sourcils': ['cils', 'sourcils'],
  manucure: ['ongles'],
  modelage: ['ongles'],
};

const subjectsOf = (trade: SalonTrade, group?: SalonTrade['groups'][number]) => [
  ...(group ? [group] : trade.groups)
    .flatMap((one) => worksOf(trade, one))
    .flatMap((work) => [work, ...(alsoShown[work] ?? [])]),
  trade.kind,
];

/** Works that the picture of another page may show: of an article those of its draft, of contact and team none; undefined for any. */
const subjectsIn = (kind: string, { title, isForVouchers }: Record<string, unknown> = {}) =>
  kind === 'article'
    ? (draftOf(String(title), 'fr')?.subjects ?? [])
    : ['contact', 'page'].includes(kind) && !isForVouchers
      ? []
      : undefined;

/** What a photograph may be called to have each place of its own: a place of the home page, a trade, a group or a person. */
export function namedPlaces(trades: readonly SalonTrade[], own: Record<string, Record<string, unknown>>): string[][] {
  const ofTrades = trades.flatMap((trade) => {
    const ofGroups = trade.groups.map((group) => ofGroup(trade, group));
    const ofTrade = [trade.id, trade.page];
    // Groups without cards have no place beside that of their trade.
    return hasCards(trade) ? [ofTrade, ...ofGroups] : [[...ofTrade, ...ofGroups.flat()]];
  });
  const ofPeople = Object.values(own)
    .flatMap(({ team }) => (Array.isArray(team) ? team : []))
    .map(({ name }) => [plainName(name)]);
  return [['ouverture'], ['telephone'], ['portrait'], ...ofTrades, ...ofPeople];
}

/**
 * The pictures of a site: of the home page (`opening`, `phone` where there is one, `portrait`), of trades and groups by their ids, of other
 * pages by their files. Photographs of a name in `named` (`namedPlaces`) keep to its place, but for pages without a picture of their own.
 */
export async function picturesOf(
  trades: readonly SalonTrade[],
  own: Record<string, Record<string, unknown>>,
  photographs: SalonFiles,
  named: readonly string[],
): Promise<Record<string, string>> {
  const take = await takenFrom(photographs, named, trades[0]?.kind ?? '');

  const opening = take({ names: ['ouverture'], shape: wide, besides: named, otherwise: 'ouverture' });
  const phone = take({ names: ['telephone'], shape: tall, least: 0.8, besides: named, otherwise: '' });
  const pictures: Record<string, string> = { opening, phone };
  // The home page shows them all at once; the page behind a card has its picture too, and wider.
  for (const { trade, group } of cardsOf(trades)) {
    const { id } = group ?? trade;
    const alone = group ?? (trade.groups.length === 1 ? trade.groups[0] : undefined);
    // A trade without one of its own has that of one of its groups.
    const names = alone
      ? ofGroup(trade, alone)
      : [id, trade.page, ...trade.groups.flatMap((one) => ofGroup(trade, one))];
    const besides = [...named, ...Object.values(pictures)];
    const subjects = subjectsOf(trade, group);
    pictures[id] ??= take({ names, shape: usual, subjects, besides, otherwise: drawingOf(id) });
  }
  const besides = [
    ...named.filter((name) => !['ouverture', 'telephone'].includes(name)),
    ...Object.values(pictures).slice(2),
  ];
  pictures.portrait = take({ names: ['portrait'], shape: upright, subjects: [], besides, otherwise: 'portrait' });
  const shared = named.filter((name) => !['ouverture', 'portrait'].includes(name));
  for (const trade of trades.filter(hasCards)) {
    const { id, page, groups } = trade;
    const shown = () => groups.flatMap((group) => pictures[group.id] ?? []);
    /** What no card shows: a room rather than a work. */
    const room = (otherwise: string) =>
      take({ names: [], shape: usual, subjects: [], besides: [...shared, ...shown()], otherwise });
    const isPhotographed = (name: string) => hasPicture(photographs, name);
    const ofTrade = [id, page].find(isPhotographed);
    // The one at the head is also that of the first group for which there is no other.
    const bare = groups.find((group) => !ofGroup(trade, group).some(isPhotographed));
    const otherwise = pictures[id] ?? pictures[groups[0]?.id ?? ''] ?? drawingOf(id);
    for (const group of groups) {
      const [names, subjects] = [ofGroup(trade, group), subjectsOf(trade, group)];
      const besides = [...named, ...shown()];
      pictures[group.id] ??= take({ names, shape: usual, subjects, besides, otherwise: '' });
      if (ofTrade && group === bare) pictures[group.id] ||= ofTrade;
      // Two cards with one picture look like a fault; one of another subject is one.
      pictures[group.id] ||= room(otherwise);
    }
    // Above its cards, without one of its own, what none of them shows.
    pictures[`pages/${page}.json`] = ofTrade ?? room(pictures[id] ?? opening);
  }

  const [ofFirstCard] = cardsOf(trades).map(({ trade, group }) => pictures[(group ?? trade).id]);
  const kindOf = (file: string) => String(own[file]?.kind ?? (file.startsWith('articles/') ? 'article' : 'page'));
  const files = Object.keys(own).filter((file) => own[file]?.picture === '<picture>');
  const placeOf = (file: string) => kindsInOrder.indexOf(kindOf(file));
  for (const file of files.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    // The blog shows its articles.
    const articles = files.filter((one) => /blog|article/.test(kindOf(one)));
    const besides = ['telephone', ...articles.flatMap((one) => pictures[one] ?? [])];
    const otherwise = ofFirstCard ?? '';
    const subjects = subjectsIn(kindOf(file), own[file]);
    pictures[file] = take({ names: [path.parse(file).name], shape: usual, subjects, besides, otherwise });
  }
  return pictures;
}
