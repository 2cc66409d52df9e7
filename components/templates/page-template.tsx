import type { ReactNode } from 'react';
import { AllServicesTemplate } from '@/components/templates/all-services';
import { ArchiveTemplate, ArticleTemplate } from '@/components/templates/article';
import { BlogTemplate } from '@/components/templates/blog';
import { CategoryTemplate, PriceCardsTemplate, ServiceCardsTemplate } from '@/components/templates/cards';
import { ContactTemplate } from '@/components/templates/contact';
import { GalleryTemplate } from '@/components/templates/gallery';
import { HomeTemplate } from '@/components/templates/home';
import { LandingTemplate, LocalLandingTemplate } from '@/components/templates/landing';
import { LegalTemplate } from '@/components/templates/legal';
import { PriceListTemplate } from '@/components/templates/price-list';
import { ServiceTemplate } from '@/components/templates/service';
import type { TemplateProps } from '@/components/templates/template-props';
import type { PageKind } from '@/content/schema/pages';
import { getPage } from '@/lib/content/pages';

/** One template per page kind; a kind without one does not compile. */
const templates = {
  'all-services': AllServicesTemplate,
  article: ArticleTemplate,
  archive: ArchiveTemplate,
  blog: BlogTemplate,
  contact: ContactTemplate,
  gallery: GalleryTemplate,
  'service-cards': ServiceCardsTemplate,
  home: HomeTemplate,
  landing: LandingTemplate,
  legal: LegalTemplate,
  privacy: LegalTemplate,
  'local-landing': LocalLandingTemplate,
  'price-cards': PriceCardsTemplate,
  category: CategoryTemplate,
  'price-list': PriceListTemplate,
  service: ServiceTemplate,
} satisfies Record<PageKind, (props: TemplateProps) => ReactNode>;

/** The page behind a route, in the template of its kind. */
export function PageTemplate({ id }: TemplateProps) {
  const Template = templates[getPage(id).kind];
  return <Template id={id} />;
}
