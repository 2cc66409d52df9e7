// Exports all that tests load anew with another salon's content, so that one import is enough.

export { BlogTemplate } from '@/components/blog/blog-page';
export { DirectWays } from '@/components/booking/direct-ways';
export { ContactTemplate } from '@/components/contact/contact-page';
export { BottomBar } from '@/components/layout/bottom-bar';
export { ContactDetails } from '@/components/layout/contact-details';
export { BookingLink, DraftLinks } from '@/components/layout/contact-links';
export { Footer } from '@/components/layout/footer';
export { Header } from '@/components/layout/header';
export { LanguageSwitch } from '@/components/layout/language-switch';
export { OwnPageTemplate } from '@/components/own/own-page';
export { ChoiceRoot, ChoiceSign } from '@/components/prices/choice-signs';
export { mainLocale } from '@/lib/content/content';
export { idOfKind, neededId, pageName } from '@/lib/content/pages';
export { priceRow } from '@/lib/content/prices';
export { contactCard } from '@/lib/links/contact-card';
export { pageMetadata } from '@/lib/seo/metadata';
export { htmlOf } from './html';
