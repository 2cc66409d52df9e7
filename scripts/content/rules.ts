import { footerNavigation, mainNavigation } from '../../content/navigation';
import { layoutPictures } from '../../content/pages';
import { collections } from '../../content/schema/collections';
import type { Entry } from './entries';
import { type Problem, quote } from './problem';
import type { ContentFiles } from './read-files';
import { leavesOf, type Place, placeOf } from './schema-walk';

/** What entries are to each other, once each has its shape. */
type Rule = (entries: readonly Entry[], files: ContentFiles) => Problem[];

const isPage = ({ collection }: Entry) => collection === 'pages' || collection === 'services';
const refersTo = (to: 'prices' | 'pictures') => (place: Place) =>
  place.field?.control.as === 'reference' && place.field.control.to === to;

/** Every value of a kind of field in all entries. */
const valuesOf = (entries: readonly Entry[], matches: (place: Place) => boolean) =>
  entries.flatMap((entry) =>
    leavesOf(entry)
      .filter(matches)
      .map((place) => ({ entry, place, value: String(place.value) })),
  );

/** Prices and pictures that are named are there. */
const checkReferences: Rule = (entries) =>
  (['prices', 'pictures'] as const).flatMap((to) => {
    const ids = new Set(entries.filter(({ collection }) => collection === to).map(({ id }) => id));
    const unknown = valuesOf(entries, refersTo(to)).filter(({ value }) => !ids.has(value));
    return unknown.map(({ entry, place, value }) => ({
      ...placeOf(entry, place),
      message: `${quote(value)} n'existe pas sous « ${collections[to].label} »`,
    }));
  });

/** No page leads to itself, and every page is found by a link. */
const checkLinks: Rule = (entries) => {
  const pages = entries.filter(isPage);
  const links = valuesOf(pages, ({ field }) => field?.control.as === 'page');
  const isOwn = ({ entry, value }: (typeof links)[number]) => entry.id === value;
  const others = links.filter((link) => !isOwn(link));
  const found = new Set<string>([
    'accueil',
    ...mainNavigation.map(({ to }) => to),
    ...footerNavigation.flatMap(({ routes }) => routes),
    ...others.map(({ value }) => value),
  ]);
  const lost = pages.filter(({ id }) => !found.has(id));
  return [
    ...links
      .filter(isOwn)
      .map(({ entry, place }) => ({ ...placeOf(entry, place), message: 'la page ne peut pas mener à elle-même' })),
    ...lost.map(({ file, name }) => ({
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
    return valuesOf(pages, ({ path }) => path.join() === field).flatMap(({ entry, place, value }) => {
      const words = value.trim().toLowerCase();
      const owner = owners.get(words);
      owners.set(words, owner ?? entry);
      return owner ? [{ ...placeOf(entry, place), message: `${quote(owner.name)} dit déjà la même chose` }] : [];
    });
  });
};

/** Every price stands on the price list or on a page. */
const checkPricesShown: Rule = (entries) => {
  const shown = new Set(valuesOf(entries, refersTo('prices')).map(({ value }) => value));
  const hidden = entries.filter(({ collection, id, data }) => collection === 'prices' && !data.group && !shown.has(id));
  const message = 'ce prix ne paraît nulle part : choisissez son groupe, ou nommez-le sur une page';
  return hidden.map(({ file, name }) => ({ file, entry: name, message }));
};

/** Every picture has its photograph, and the layout its pictures. */
const checkPictures: Rule = (entries, files) => {
  const pictures = entries.filter(({ collection }) => collection === 'pictures');
  const photographs = valuesOf(pictures, ({ field }) => field?.control.as === 'file');
  const absent = photographs.filter(({ value }) => files[`content/pictures/${value}`] === undefined);
  const needed = layoutPictures.filter((id) => !pictures.some((entry) => entry.id === id));
  return [
    ...absent.map(({ entry, place, value }) => ({
      ...placeOf(entry, place),
      message: `le fichier content/pictures/${value} manque`,
    })),
    ...needed.map((id) => ({ file: `content/pictures/${id}.json`, message: 'le site a besoin de cette image' })),
  ];
};

export const rules: readonly Rule[] = [checkReferences, checkLinks, checkRepeated, checkPricesShown, checkPictures];
