import { mainLocale, requestServices, salon } from '../content/content';
import type { Locale } from '../i18n/locale';

/** Whether the contact page has the form that prepares a request. */
export const hasForm = requestServices.length > 0;

/** Whether an appointment can be booked or asked for on the site, not only by phone or message. */
export const canBook = hasForm || salon.booking !== undefined;

/** Returns the `tel:` address of a number in international form. */
export function telHref(international: string = salon.phone): string {
  return `tel:${international.replace(/[^+\d]/g, '')}`;
}

/**
 * Returns the address of an editable draft in WhatsApp, to the salon or to somebody whom the visitor chooses (`to` is
 * ''); opening it sends nothing. Undefined if the salon has no WhatsApp.
 */
export function whatsappHref(draft: string, to = salon.whatsapp): string | undefined {
  return salon.whatsapp && `https://wa.me/${to?.replace(/\D/g, '')}?text=${encodeURIComponent(draft)}`;
}

/**
 * Returns a `mailto:` address with a subject of one line and a text, encoded by RFC 6068 (CRLF line breaks), to the
 * salon or to `to`, which may be ''. Undefined if the salon has no address.
 */
export function mailtoHref(subject = '', body = '', to = salon.email): string | undefined {
  if (to === undefined) return;
  // A line break in the subject would start another header of the mail, such as further recipients.
  const texts = { subject: subject.replace(/[\r\n]+/g, ' '), body: body.replace(/\r\n|\r|\n/g, '\r\n') };
  const fields = Object.entries(texts)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${to}${fields.length ? `?${fields.join('&')}` : ''}`;
}

/** Returns the address of the booking widget, if any, in the main language; `services` opens its list of services. */
export function bookingHref(variant?: 'services'): string | undefined {
  const { url, servicesUrl = url } = salon.booking ?? {};
  return variant ? servicesUrl : url;
}

const mapsQuery = () => {
  const { street, postalCode, city } = salon.address;
  return encodeURIComponent(`${salon.name}, ${street}, ${postalCode} ${city}`);
};

/** Returns the address of the embedded map, labelled in a language. */
export function mapEmbedHref(locale: Locale = mainLocale): string {
  const { latitude, longitude } = salon.geo ?? {};
  const place = latitude === undefined ? mapsQuery() : `${latitude},${longitude}`;
  return `https://www.google.com/maps?q=${place}&z=14&hl=${locale}&output=embed`;
}

/** Returns the address of the salon on Google Maps. */
export function mapHref(): string {
  return `https://www.google.com/maps/search/?api=1&query=${mapsQuery()}`;
}

/** Returns the address of directions to the salon on Google Maps. */
export function directionsHref(): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${mapsQuery()}`;
}
