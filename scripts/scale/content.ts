import { type Article, articles } from '../../content/articles';
import { landingPages } from '../../content/landing-pages';
import type { ServicePage } from '../../content/page-types';
import type { PriceRow } from '../../content/prices';
import { type ServiceRouteId, servicePages } from '../../content/services';
import { type Random, seededRandom } from './random';

/** A service page with its address and its price; ids are not in the types, for they are made up. */
export interface GeneratedService {
  id: string;
  path: string;
  price: PriceRow;
  page: Omit<ServicePage, 'prices' | 'related'> & { prices: string[]; related: string[] };
}

/** What there is more of than in the real content. */
export interface GeneratedContent {
  services: GeneratedService[];
  articles: Article[];
}

// All of one gender, so that any two go together.
const things = (
  'Balayage,Brushing,Carré,Chignon,Coiffage,Contour,Défrisage,Dégradé,Frisottis,Gommage,Lissage,Masque,Mèchage,' +
  'Modelage,Ombré,Patinage,Peignage,Polissage,Rafraîchissement,Reflet,Rinçage,Séchage,Shampooing,Soin,Tressage,Volume'
).split(',');
const qualities = (
  'ample,argenté,brillant,brun,bouclé,châtain,court,cuivré,discret,doré,doux,droit,effilé,estival,flou,graphique,' +
  'hivernal,léger,libre,long,lumineux,mat,naturel,nacré,ondulé,profond,rapide,relevé,souple,texturé'
).split(',');

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/(?<=[.!?]) /).filter((part) => /^\p{Lu}.{20,}[.!?]$/u.test(part));
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : [];
};

/** Every sentence of the real pages, once. */
const sentences = [...new Set(sentencesIn([servicePages, landingPages, articles]))];
const lines = sentences.filter((sentence) => sentence.length <= 100);

/** Letters of an address. */
const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Sentences until there are so many characters, as a paragraph has them. */
function paragraph(random: Random, length: number): string {
  const drawn: string[] = [];
  for (const sentence of random.some(sentences, 40)) {
    if (drawn.join(' ').length >= length) break;
    drawn.push(sentence);
  }
  return drawn.join(' ');
}

/** 120 to 160 characters, cut after a word. */
function description(random: Random, name: string): string {
  const text = `${name} à Muriaux : ${paragraph(random, 200)}`;
  return `${text.slice(0, 158).replace(/[\s,;:.!?]*\s\S*$/, '')}.`;
}

/**
 * So many more services and articles, in the shapes and lengths of the real ones and out of their sentences; the same
 * seed makes the same.
 */
export function generateContent(serviceCount: number, articleCount: number, seed = 1): GeneratedContent {
  const random = seededRandom(seed);
  const names = things.flatMap((thing) => qualities.map((quality) => `${thing} ${quality}`));
  if (serviceCount > names.length) throw new RangeError(`There are names for ${names.length} services.`);
  const models = Object.values(servicePages);
  const chosen = random.some(names, serviceCount);
  const ids = chosen.map((name): ServiceRouteId | string => `service-${slug(name)}`);
  return {
    services: chosen.map((name, index) => service(random, name, ids, index, random.from(models))),
    articles: Array.from({ length: articleCount }, (_, index) => article(random, index)),
  };
}

function service(random: Random, name: string, ids: string[], index: number, model: ServicePage): GeneratedService {
  const id = ids[index] ?? '';
  const neighbours = [index + 1, index + 2].map((next) => ids[next % ids.length] ?? '');
  return {
    id,
    path: `/services/${slug(name)}`,
    price: { service: name, minutes: 15 + 15 * random.below(8), price: 20 + 5 * random.below(40) },
    page: {
      kind: 'service',
      title: `${name} à Muriaux | Atelier Épicéa`,
      description: description(random, name),
      label: name,
      heading: `${name}, comme je le fais`,
      parent: 'services-coiffure',
      picture: model.picture,
      benefit: random.from(lines),
      intro: model.intro.map((text) => paragraph(random, text.length)),
      included: random.some(lines, model.included.length),
      suits: paragraph(random, model.suits.length),
      lasts: paragraph(random, model.lasts.length),
      aftercare: random.some(lines, model.aftercare.length),
      prices: [id],
      related: [...new Set([...neighbours, 'coupe'])].filter((other) => other !== id),
    },
  };
}

function article(random: Random, index: number): Article {
  const model = random.from(articles);
  const [one, two, three] = model.paragraphs;
  const number = index + 1;
  return {
    id: `article-${number}`,
    category: model.category,
    title: `${random.from(things)} ${random.from(qualities)}, carnet ${number}`,
    picture: model.picture,
    fallback: model.fallback,
    subHeading: random.from(lines).replace(/[.!?]$/, ''),
    paragraphs: [paragraph(random, one.length), paragraph(random, two.length), paragraph(random, three.length)],
  };
}
