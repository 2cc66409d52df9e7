import { z } from 'zod';
import { distinct, listBy } from './fields';
import { routeId } from './ids';

/** Sections of the home page that the navigation scrolls to. */
const homeSection = z.enum(['about', 'diferenciais', 'prices', 'testimonials', 'booking', 'contact']);

/** An entry of the main navigation; its label is the message `nav.<key>`. */
const navigationItem = z.strictObject({
  key: z.enum(['home', 'about', 'services', 'prices', 'contact']),
  to: routeId,
  /** Section of the home page to scroll to. */
  section: homeSection.optional(),
});

/** A group of footer links; its heading is the message `footer.<key>`, each link shows the label of its page. */
const footerGroup = z.strictObject({
  key: z.enum(['salon', 'hair', 'nails', 'legal']),
  routes: distinct(routeId),
});

/** Header links, in order. */
export const mainNavigation = listBy('key', navigationItem);

/** Footer links, in groups. */
export const footerNavigation = listBy('key', footerGroup);

export type HomeSection = z.infer<typeof homeSection>;
export type NavigationItem = z.infer<typeof navigationItem>;
export type FooterGroup = z.infer<typeof footerGroup>;
