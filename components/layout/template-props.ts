import type { PageId } from '@/lib/schema/pages';

export type TemplateProps = { id: PageId };
