import type { PageId } from '@/lib/schema/pages';

/** Props of every template: the page it shows. */
export type TemplateProps = { id: PageId };
