import { footerNavigation, mainNavigation } from '../../content/navigation';
import { layoutPictures } from '../../content/pages';
import { collections } from '../../content/schema/collections';
import { type Entry, placeOf } from './entry';
import type { Problem } from './problem';
import type { ContentFiles } from './read-files';
import { type Leaf, leavesOf } from './schema-walk';

/** What entries are to each other, once each has its shape. */
type Rule = (entries: readonly Entry[], files: ContentFiles) => Problem[];

const leaves = (entry: Entry) => leavesOf(entry.schema, entry.data);
const isPage = ({ collection }: Entry) => collection === 'pages' || collection === 'services';
const isIn = (collection: Entry['collection']) => (entry: Entry) => entry.collection === collection;

/** Every value of a kind of field in all entries. */
function valuesOf(entries: readonly Entry[], matches: (leaf: Leaf) => boolean) {
  return entries.flatMap((entry) =>
    leaves(entry)
      .filter(matches)
      .map(({ value, path }) => ({ entry, path, value: String(value) })),
  );
}

/** Prices and pictures that are named are there. */
const checkReferences: Rule = (entries) =>
  (['prices', 'pictures'] as const).flatMap((to) => {
    const ids = new Set(entries.filter(isIn(to)).map(({ id }) => id));
    const refers = ({ field }: Leaf) => field?.control.as === 'reference' && field.control.to === to;
    return valuesOf(entries, refers)
      .filter(({ value }) => !ids.has(value))
      .map(({ entry, path, value }) => ({
        ...placeOf(entry, path),
        message: `« ${value} » n'existe pas sous « ${collections[to].label} »`,
      }));
  });

/** No page leads to itself, and every page is found by a link. */
const checkLinks: Rule = (entries) => {
  const pages = entries.filter(isPage);
  const links = valuesOf(pages, ({ field }) => field?.control.as === 'page');
  const own = links.filter(({ entry, value }) => entry.id === value);
  const navigated = [
    'accueil',
    ...mainNavigation.map(({ to }) => to),
    ...footerNavigation.flatMap(({ routes }) => routes),
  ];
  const linked = new Set([
    ...navigated,
    ...links.filter(({ entry, value }) => entry.id !== value).map(({ value }) => value),
  ]);
  return [
    ...own.map(({ entry, path }) => ({ ...placeOf(entry, path), message: 'la page ne peut pas mener à elle-même' })),
    ...pages
      .filter(({ id }) => !linked.has(id))
      .map(({ file, name }) => ({
        file,
        entry: name,
        message: 'aucune autre page ne mène à celle-ci : ajoutez-la aux « Pages proposées à la fin » d’une autre',
      })),
  ];
};

/** Search engines drop one of two pages of the same words. */
const checkRepeated: Rule = (entries) => {
  const pages = entries.filter((entry) => isPage(entry) || entry.collection === 'germanPages');
  return ['title', 'description', 'heading'].flatMap((field) => {
    const owners = new Map<string, Entry>();
    return pages.flatMap((entry) => {
      const words = String(entry.data[field]).trim().toLowerCase();
      const owner = owners.get(words);
      owners.set(words, owner ?? entry);
      return owner ? [{ ...placeOf(entry, [field]), message: `« ${owner.name} » dit déjà la même chose` }] : [];
    });
  });
};

/** Every price stands on the price list or on a page. */
const checkPricesShown: Rule = (entries) => {
  const isPrice = ({ field }: Leaf) => field?.control.as === 'reference' && field.control.to === 'prices';
  const shown = new Set(valuesOf(entries, isPrice).map(({ value }) => value));
  return entries
    .filter((entry) => entry.collection === 'prices' && !entry.data.group && !shown.has(entry.id))
    .map(({ file, name }) => ({ file, entry: name, message: 'ce prix ne paraît nulle part : choisissez son groupe' }));
};

/** Every picture has its photograph, and the layout its pictures. */
const checkPictures: Rule = (entries, files) => {
  const pictures = entries.filter(isIn('pictures'));
  const absent = pictures.filter(({ data }) => files[`content/pictures/${data.file}`] === undefined);
  const needed = layoutPictures.filter((id) => !pictures.some((entry) => entry.id === id));
  return [
    ...absent.map((entry) => ({
      ...placeOf(entry, ['file']),
      message: `la photo content/pictures/${entry.data.file} manque`,
    })),
    ...needed.map((id) => ({ file: `content/pictures/${id}.json`, message: 'le site a besoin de cette image' })),
  ];
};

export const rules: readonly Rule[] = [checkReferences, checkLinks, checkRepeated, checkPricesShown, checkPictures];
