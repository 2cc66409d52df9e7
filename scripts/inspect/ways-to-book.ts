import { bookingHref } from '../../lib/links/contact-links';

const widget = bookingHref();

/** Selects links to the booking widget or, if the salon has none, to the request form. */
export const waysToBook = widget ? `a[href^="${new URL(widget).origin}"]` : 'a[href$="#demande"]';
