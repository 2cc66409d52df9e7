import { landingPages } from './landing-pages';
import { legalPages } from './legal';
import { mainPages } from './main-pages';
import type { RouteId } from './routes';
import type { Page } from './schema/pages';
import { servicePages } from './services';

/** The registry: what stands behind every route. A route without its page does not compile. */
export const pages = {
  ...mainPages,
  ...servicePages,
  ...landingPages,
  ...legalPages,
} as const satisfies Record<RouteId, Page>;
