import type { RouteId } from '@/content/routes';

/** What every template gets: the page it is to show. */
export type TemplateProps = { id: RouteId };
