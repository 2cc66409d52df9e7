import { z } from 'zod';
import type { Article } from '../../content/articles';
import type { GalleryItem } from '../../content/gallery';
import type { FooterGroup, NavigationItem } from '../../content/navigation';
import type { Testimonial } from '../../content/testimonials';
import { anchor, distinct, referencesTo, text } from './fields';
import { type Problem, problemsIn } from './problem';
import type { SiteContent } from './site-content';

/** Articles, before/after pairs, testimonials, navigation. */
export function checkCollections(content: SiteContent): Problem[] {
  const { route, picture, stockPhoto } = referencesTo(content);

  const article = z.strictObject({
    id: anchor,
    category: text,
    title: text,
    picture,
    fallback: stockPhoto,
    paragraphs: z.tuple([text, text, text], 'must be exactly three.'),
    subHeading: text,
  }) satisfies z.ZodType<Article>;

  const galleryItem = z.strictObject({
    id: anchor,
    title: text,
    caption: text,
    before: picture,
    after: picture,
    fallback: z.strictObject({ before: stockPhoto, after: stockPhoto }),
  }) satisfies z.ZodType<GalleryItem>;

  const testimonial = z.strictObject({ id: anchor, name: text, text }) satisfies z.ZodType<Testimonial>;

  const navigationItem = z.strictObject({
    key: z.enum(['home', 'about', 'services', 'prices', 'contact']),
    to: route,
    section: z.enum(['about', 'diferenciais', 'prices', 'testimonials', 'booking', 'contact']).optional(),
  }) satisfies z.ZodType<NavigationItem>;

  const footerGroup = z.strictObject({
    key: z.enum(['salon', 'hair', 'nails', 'legal']),
    routes: distinct(route),
  }) satisfies z.ZodType<FooterGroup>;

  return [
    ...checkList(article, content.articles, 'content/articles.ts', 'articles', { least: 4 }),
    ...checkList(galleryItem, content.gallery, 'content/gallery.ts', 'gallery', { size: 3 }),
    ...checkList(testimonial, content.testimonials, 'content/testimonials.ts', 'testimonials', { size: 3 }),
    ...checkList(navigationItem, content.mainNavigation, 'content/navigation.ts', 'mainNavigation'),
    ...checkList(footerGroup, content.footerNavigation, 'content/navigation.ts', 'footerNavigation'),
  ];
}

/** A list of exactly `size` or at least `least` entries with an id (or key) of their own; they are named by it. */
function checkList(
  schema: z.ZodType,
  list: unknown[],
  file: string,
  name: string,
  { size, least = size ?? 0 }: { size?: number; least?: number } = {},
): Problem[] {
  const problems = list.flatMap((item, index) => problemsIn(schema, item, file, nameOf(item, index)));
  if (list.length < least || (size !== undefined && list.length > size)) {
    const count = size === undefined ? `at least ${least}` : `exactly ${size}`;
    problems.push({ file, entry: name, field: '', message: `must have ${count} entries, has ${list.length}.` });
  }
  const names = list.map(nameOf);
  const repeated = names.filter((id, index) => names.indexOf(id) < index);
  return [
    ...problems,
    ...repeated.map((entry) => ({ file, entry, field: 'id', message: 'stands twice on the list.' })),
  ];
}

/** Id or key of an item of a list; its place where it has none. */
export function nameOf(item: unknown, index: number): string {
  const { id, key }: { id?: unknown; key?: unknown } = Object(item);
  const name = [id, key].find((candidate) => typeof candidate === 'string' && candidate !== '');
  return typeof name === 'string' ? name : `[${index}]`;
}
