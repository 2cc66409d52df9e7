import type { ReactNode } from 'react';
import { AllServicesTemplate } from '@/components/templates/all-services';
import { BlogTemplate } from '@/components/templates/blog';
import { HairCardsTemplate } from '@/components/templates/hair-cards';
import { LandingTemplate } from '@/components/templates/landing';
import { LegalTemplate } from '@/components/templates/legal';
import { LocalLandingTemplate } from '@/components/templates/local-landing';
import { NailCardsTemplate } from '@/components/templates/nail-cards';
import { NailCategoryTemplate } from '@/components/templates/nail-category';
import { PriceListTemplate } from '@/components/templates/price-list';
import { ServiceTemplate } from '@/components/templates/service';
import type { PageKind } from '@/content/page-types';
import type { RouteId } from '@/content/routes';
import { getPage, type OwnFolderKind } from '@/lib/content';

export type TemplateProps = { id: RouteId };

/** One template per page kind; a kind without one does not compile. Kinds with a folder of their own are not reached from here. */
const templates = {
  'all-services': AllServicesTemplate,
  blog: BlogTemplate,
  'hair-cards': HairCardsTemplate,
  landing: LandingTemplate,
  legal: LegalTemplate,
  'local-landing': LocalLandingTemplate,
  'nail-cards': NailCardsTemplate,
  'nail-category': NailCategoryTemplate,
  'price-list': PriceListTemplate,
  service: ServiceTemplate,
} satisfies Record<Exclude<PageKind, OwnFolderKind>, (props: TemplateProps) => ReactNode>;

/** The page behind a route of the catch-all, in the template of its kind. */
export function PageTemplate({ id }: TemplateProps) {
  const Template = templates[getPage(id).kind as keyof typeof templates];
  return <Template id={id} />;
}
