import { bookingHref, hasForm } from '@/lib/links/contact-links';
import { formSection } from '@/lib/links/fragments';

const widget = bookingHref();

const form = hasForm ? `a[href$="#${formSection}"]` : 'a[href^="tel:"]';

/** Selects links to the booking widget; if the salon has none, to the request form; without a form, to the phone. */
export const waysToBook = widget ? `a[href^="${new URL(widget).origin}"]` : form;
