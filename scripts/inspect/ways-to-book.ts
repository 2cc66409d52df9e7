import { bookingHref } from '../../lib/links/contact-links';

const widget = bookingHref();

/** Selects what leads to the booking widget or, where the salon has none, to the form that asks for an appointment. */
export const waysToBook = widget ? `a[href^="${new URL(widget).origin}"]` : 'a[href$="#demande"]';
