import { footerNavigation, mainNavigation } from '../../content/navigation';
import { layoutPictures } from '../../content/pages';
import { collections } from '../../content/schema/collections';
import type { ContentFiles } from '../content/read-files';
import type { Entry } from './entries';
import { type Problem, quote } from './problem';
import { leavesOf, type Place, placeOf } from './schema-walk';

/** A value of the content in its entry. */
type Value = { entry: Entry; place: Place; value: string };
type Rule = (entries: readonly Entry[], values: readonly Value[], files: ContentFiles) => Problem[];

const isPage = ({ collection }: Entry) => collection === 'pages' || collection === 'services';
const refersTo =
  (to: 'prices' | 'pictures') =>
  ({ place: { field } }: Value) =>
    field?.control.as === 'reference' && field.control.to === to;
const problemAt = ({ entry, place }: Value, message: string) => ({ ...placeOf(entry, place), message });

/** Prices and pictures that are named are there. */
const checkReferences: Rule = (entries, values) =>
  (['prices', 'pictures'] as const).flatMap((to) => {
    const ids = new Set(entries.filter(({ collection }) => collection === to).map(({ id }) => id));
    const unknown = values.filter(refersTo(to)).filter(({ value }) => !ids.has(value));
    const { label } = collections[to];
    return unknown.map((at) => problemAt(at, `${quote(at.value)} n'existe pas sous « ${label} »`));
  });

/** No page leads to itself, and every page is found by a link. */
const checkLinks: Rule = (entries, values) => {
  const links = values.filter(({ entry, place }) => isPage(entry) && place.field?.control.as === 'page');
  const isOwn = ({ entry, value }: Value) => entry.id === value;
  const found = new Set<string>([
    'accueil',
    ...mainNavigation.map(({ to }) => to),
    ...footerNavigation.flatMap(({ routes }) => routes),
    ...links.filter((link) => !isOwn(link)).map(({ value }) => value),
  ]);
  const lost = entries.filter((entry) => isPage(entry) && !found.has(entry.id));
  const message = 'aucune autre page ne mène à celle-ci : ajoutez-la aux « Pages proposées à la fin » d’une autre';
  return [
    ...links.filter(isOwn).map((link) => problemAt(link, 'la page ne peut pas mener à elle-même')),
    ...lost.map(({ file, name }) => ({ file, entry: name, message })),
  ];
};

/** Search engines drop one of two pages of the same words. */
const checkRepeated: Rule = (_, values) => {
  const owners = new Map<string, Entry>();
  return values.flatMap((at) => {
    const field = at.place.path.join('.');
    const isUnique = ['title', 'description', 'heading'].includes(field);
    if (!isUnique || !(isPage(at.entry) || at.entry.collection === 'germanPages')) return [];
    const words = `${field} ${at.value.trim().toLowerCase()}`;
    const owner = owners.get(words);
    owners.set(words, owner ?? at.entry);
    return owner ? [problemAt(at, `${quote(owner.name)} dit déjà la même chose`)] : [];
  });
};

/** Every price stands on the price list or on a page. */
const checkPricesShown: Rule = (entries, values) => {
  const shown = new Set(values.filter(refersTo('prices')).map(({ value }) => value));
  const hidden = entries.filter(({ collection, id, data }) => collection === 'prices' && !data.group && !shown.has(id));
  const message = 'ce prix ne paraît nulle part : choisissez son groupe, ou nommez-le sur une page';
  return hidden.map(({ file, name }) => ({ file, entry: name, message }));
};

/** Every picture has its photograph, and the layout its pictures. */
const checkPictures: Rule = (entries, values, files) => {
  const fileOf = ({ value }: Value) => `content/pictures/${value}`;
  const photographs = values.filter(({ place }) => place.field?.control.as === 'file');
  const absent = photographs.filter((at) => files[fileOf(at)] === undefined);
  const pictures = new Set(entries.map(({ file }) => file));
  const needed = layoutPictures.map((id) => `content/pictures/${id}.json`).filter((file) => !pictures.has(file));
  return [
    ...absent.map((at) => problemAt(at, `le fichier ${fileOf(at)} manque`)),
    ...needed.map((file) => ({ file, message: 'le site a besoin de cette image' })),
  ];
};

/** Looks through what entries are to each other, once each has its shape. */
export function checkRules(entries: readonly Entry[], files: ContentFiles): Problem[] {
  const values = entries.flatMap((entry) =>
    leavesOf(entry).map((place) => ({ entry, place, value: String(place.value) })),
  );
  const rules = [checkReferences, checkLinks, checkRepeated, checkPricesShown, checkPictures];
  return rules.flatMap((rule) => rule(entries, values, files));
}
