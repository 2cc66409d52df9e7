import {
  bookingHref,
  directionsHref,
  mailtoHref,
  mapEmbedHref,
  mapHref,
  telHref,
  whatsappHref,
} from '@/lib/links/contact-links';

jest.mock('@/lib/content/content', () => ({
  requestServices: [],
  salon: {
    name: 'Salon & Cie',
    address: { street: 'Rue de la Gare 5', postalCode: '2350', city: 'Saignelégier' },
    geo: { latitude: 47.25, longitude: 6.99 },
    phone: '+41 32 123 45 67',
    whatsapp: '+41 79 123 45 67',
    email: 'salon@salon.example',
    booking: { url: 'https://rdv.example/ete?locale=fr', servicesUrl: 'https://rdv.example/ete/services?locale=fr' },
  },
}));

const mailto = 'mailto:salon@salon.example';
const widget = 'https://rdv.example/ete';
const google = 'https://www.google.com/maps';
const place = 'Salon%20%26%20Cie%2C%20Rue%20de%20la%20Gare%205%2C%202350%20Saignel%C3%A9gier';
const draft = '%C3%89t%C3%A9%20%26%2010%20%25%0A%F0%9F%92%87';

it.each([
  ['the telephone dials the salon', telHref(), 'tel:+41321234567'],
  ['the telephone dials another number', telHref('+41 79 000 00 01'), 'tel:+41790000001'],
  ['a WhatsApp link has its draft', whatsappHref('Été & 10 %\n💇'), `https://wa.me/41791234567?text=${draft}`],
  [
    'a WhatsApp link without a number lets the visitor choose the receiver',
    whatsappHref('Été', ''),
    'https://wa.me/?text=%C3%89t%C3%A9',
  ],
  ['an e-mail without a receiver has subject and text alone', mailtoHref('a', 'b', ''), 'mailto:?subject=a&body=b'],
  ['an e-mail is the bare address if nothing is prefilled', mailtoHref(), mailto],
  ['an e-mail has lines that end in CRLF', mailtoHref('', '1\n2\r\n3'), `${mailto}?body=1%0D%0A2%0D%0A3`],
  ['an e-mail has a subject of one line', mailtoHref('a\r\nBcc: x@b.ch'), `${mailto}?subject=a%20Bcc%3A%20x%40b.ch`],
  ['the booking widget opens as the salon says', bookingHref(), `${widget}?locale=fr`],
  ['the booking widget opens at its list of services', bookingHref('services'), `${widget}/services?locale=fr`],
  ['the embedded map shows the salon’s position', mapEmbedHref('de'), `${google}?q=47.25,6.99&z=14&hl=de&output=embed`],
  ['the link to the map searches salon and address', mapHref(), `${google}/search/?api=1&query=${place}`],
  ['directions lead to the salon and its address', directionsHref(), `${google}/dir/?api=1&destination=${place}`],
])('%s', (_, href, expected) => expect(href).toBe(expected));
