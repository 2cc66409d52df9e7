import type { PageId } from '@/lib/schema/pages';

/** What every template gets: the page it is to show. */
export type TemplateProps = { id: PageId };
