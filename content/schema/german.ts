import { z } from 'zod';
import type { GermanRouteId } from '../routes';
import { text } from './fields';
import { pictureId } from './ids';
import { contactPage, features, homePage, type PageWords, pageWords, point } from './pages';

/** The German words of a service card; its picture and its link are those of the French one. */
const germanCard = point.extend({ features });

/** What the German home page says; its other sections there are in French only. */
const germanHome = pageWords.extend({
  ...homePage.pick({ lead: true, servicesIntro: true, contactIntro: true }).shape,
  /** The way to the French home page, for what there is in French only: at most 80 characters. */
  rest: text.max(80),
  /** In the order of the French cards. */
  serviceCards: z.tuple([germanCard, germanCard], 'must be exactly two'),
});

/** What the German contact page says; how to get there is told in French only. */
const germanContact = pageWords.extend(contactPage.pick({ intro: true }).shape);

/** The German pages, as far as they are German. */
export const germanPages = z.strictObject({
  accueil: germanHome,
  contact: germanContact,
} satisfies Record<GermanRouteId, z.ZodType<PageWords>>);

/** What is seen on the pictures of the German sections. */
export const germanAlts = z.partialRecord(pictureId, text);

export type GermanPages = z.infer<typeof germanPages>;
export type GermanAlts = z.infer<typeof germanAlts>;
