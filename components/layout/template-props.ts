import type { PageId } from '@/lib/schema/pages';

/** Props of every template: the id of the page. */
export type TemplateProps = { id: PageId };
