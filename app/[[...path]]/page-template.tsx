import type { ReactNode } from 'react';
import { ArticleTemplate } from '@/components/blog/article-page';
import { BlogTemplate } from '@/components/blog/blog-page';
import { ContactTemplate } from '@/components/contact/contact-page';
import { GalleryTemplate } from '@/components/gallery/gallery-page';
import { HomeTemplate } from '@/components/home/home-page';
import { LandingTemplate } from '@/components/landing/landing-page';
import type { TemplateProps } from '@/components/layout/template-props';
import { LegalTemplate } from '@/components/legal/legal-page';
import { OwnPageTemplate } from '@/components/own/own-page';
import { PriceListTemplate } from '@/components/prices/price-list-page';
import { AllServicesTemplate } from '@/components/services/all-services-page';
import { CardsTemplate } from '@/components/services/cards-page';
import { ServiceTemplate } from '@/components/services/service-page';
import { getPage } from '@/lib/content/pages';
import type { PageKind } from '@/lib/schema/pages';

/** One template per page kind; a kind without one does not compile. */
const templates = {
  'all-services': AllServicesTemplate,
  article: ArticleTemplate,
  blog: BlogTemplate,
  contact: ContactTemplate,
  gallery: GalleryTemplate,
  cards: CardsTemplate,
  home: HomeTemplate,
  landing: LandingTemplate,
  legal: LegalTemplate,
  page: OwnPageTemplate,
  'price-list': PriceListTemplate,
  service: ServiceTemplate,
} satisfies Record<PageKind, (props: TemplateProps) => ReactNode>;

export function PageTemplate({ id }: TemplateProps) {
  const Template = templates[getPage(id).kind];
  return <Template id={id} />;
}
