import { z } from 'zod';
import type { GermanContact, GermanHome } from '../../content/german';
import type { PageKind, PageOfKind } from '../../content/page-types';
import { distinct, type References, text, textBetween, textUpTo } from './fields';

const texts = z.array(text).min(1, 'must not be empty.');
const point = z.strictObject({ title: text, text });
const features = z.tuple([text, text, text, text], 'must be exactly four.');

/** What every page says of itself in words. */
const words = {
  title: textUpTo(60),
  description: textBetween(120, 160),
  label: textUpTo(40),
  heading: text,
};

const germanCard = point.extend({ features });

/** What the German pages have of their own, by route id. */
export const germanSchemas = {
  accueil: z.strictObject({
    ...words,
    lead: text,
    servicesIntro: text,
    contactIntro: text,
    rest: textUpTo(80),
    serviceCards: z.tuple([germanCard, germanCard], 'must be exactly two.'),
  }) satisfies z.ZodType<GermanHome>,
  contact: z.strictObject({ ...words, intro: texts }) satisfies z.ZodType<GermanContact>,
};

/** The shape and limits of every kind of page. A kind or a field that is missing here does not compile. */
export function pageSchema({ route, picture, price, overviewPrice }: References) {
  const points = z.array(point).min(1, 'must not be empty.');
  const section = z.strictObject({ heading: text, paragraphs: texts });
  const sections = z.array(section).min(1, 'must not be empty.');
  const prices = distinct(price);
  const serviceLine = point.extend({ route: route.optional(), prices: prices.optional() });
  const services = z.array(serviceLine).min(1, 'must not be empty.');
  const related = distinct(route);
  const relatedToTwo = related.min(2, 'must name at least two pages.');

  const base = {
    ...words,
    parent: route.optional(),
    picture,
  };

  const landing = {
    ...base,
    question: text,
    answer: text,
    services,
    why: points,
    sections: z.array(section),
    related: relatedToTwo,
  };

  const homeServiceCard = point.extend({
    features,
    picture,
    route,
    highlighted: z.boolean(),
  });

  const nailCard = point.extend({
    picture,
    price: z.union([z.strictObject({ overview: overviewPrice }), z.strictObject({ listed: price })]),
    route,
  });

  const kinds = {
    home: z.strictObject({
      kind: z.literal('home'),
      ...base,
      lead: text,
      about: section,
      reasons: z.tuple([point, point, point, point, point], 'must be exactly five.'),
      servicesIntro: text,
      serviceCards: z.tuple([homeServiceCard, homeServiceCard], 'must be exactly two.'),
      contactIntro: text,
    }),
    'all-services': z.strictObject({
      kind: z.literal('all-services'),
      ...base,
      intro: texts,
      hair: services,
      nails: services,
      why: points,
      contact: section,
    }),
    'hair-cards': z.strictObject({
      kind: z.literal('hair-cards'),
      ...base,
      intro: texts,
      services: distinct(route).min(10, 'must be at least ten.'),
      related,
    }),
    'nail-cards': z.strictObject({
      kind: z.literal('nail-cards'),
      ...base,
      intro: texts,
      cards: z.array(nailCard).length(6, 'must be exactly six.'),
      related,
    }),
    'nail-category': z.strictObject({
      kind: z.literal('nail-category'),
      ...base,
      intro: texts,
      cards: z.array(point.extend({ picture, route, prices })).length(4, 'must be exactly four.'),
      related,
    }),
    landing: z.strictObject({ kind: z.literal('landing'), ...landing }),
    'local-landing': z.strictObject({ kind: z.literal('local-landing'), ...landing, directions: points }),
    service: z.strictObject({
      kind: z.literal('service'),
      ...base,
      benefit: textUpTo(100),
      intro: texts,
      included: texts,
      suits: text,
      lasts: text,
      aftercare: texts,
      prices,
      related,
    }),
    'price-list': z.strictObject({
      kind: z.literal('price-list'),
      ...base,
      intro: texts,
      quoteNote: text,
      notes: texts,
    }),
    gallery: z.strictObject({ kind: z.literal('gallery'), ...base, intro: texts, note: text }),
    blog: z.strictObject({ kind: z.literal('blog'), ...base, intro: text, closing: point }),
    contact: z.strictObject({ kind: z.literal('contact'), ...base, intro: texts, access: points }),
    legal: z.strictObject({ kind: z.literal('legal'), ...base, intro: texts, sections }),
  } satisfies { [Kind in PageKind]: z.ZodType<PageOfKind<Kind>> };
  // At least one must be named for a union.
  const { home, ...others } = kinds;
  return z.discriminatedUnion('kind', [home, ...Object.values(others)]);
}
