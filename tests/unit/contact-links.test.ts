import {
  bookingHref,
  directionsHref,
  mailtoHref,
  mapEmbedHref,
  mapHref,
  telHref,
  whatsappHref,
} from '@/lib/links/contact-links';

jest.mock('@/content/salon', () => ({
  salon: {
    name: 'Salon & Cie',
    address: { street: 'Rue de la Gare 5', postalCode: '2350', city: 'Saignelégier' },
    geo: { latitude: 47.25, longitude: 6.99 },
    phone: '+41 32 123 45 67',
    whatsapp: '+41 79 123 45 67',
    email: 'salon@salon.example',
    bookingSlug: 'salon-ete',
  },
}));

/** Accents, an ampersand, a plus, a line break and an emoji: all that breaks a link made by hand. */
const draft = 'Été & hiver + 10 %\nMerci 💇';

describe('telephone', () => {
  it('dials the number of the salon without its spaces', () => {
    expect(telHref()).toBe('tel:+41321234567');
  });

  it('dials another number', () => {
    expect(telHref('+41 79 000 00 01')).toBe('tel:+41790000001');
  });
});

describe('chat', () => {
  it('names the number by its digits only', () => {
    expect(new URL(whatsappHref('Bonjour')).pathname).toBe('/41791234567');
  });

  it('gives the draft back letter for letter', () => {
    expect(new URL(whatsappHref(draft)).searchParams.get('text')).toBe(draft);
  });

  it('survives half an emoji', () => {
    expect(new URL(whatsappHref('a\ud83d')).searchParams.get('text')).toBe('a\ufffd');
  });
});

describe('e-mail', () => {
  it('is the bare address where nothing is prefilled', () => {
    expect(mailtoHref()).toBe('mailto:salon@salon.example');
  });

  it('leaves out what is empty', () => {
    expect(mailtoHref('', 'Bonjour')).toBe('mailto:salon@salon.example?body=Bonjour');
  });

  it('encodes subject and text, spaces as %20, lines with CRLF', () => {
    const href = mailtoHref('Rendez-vous & question', 'Un\nDeux\r\nTrois');
    expect(href).toBe('mailto:salon@salon.example?subject=Rendez-vous%20%26%20question&body=Un%0D%0ADeux%0D%0ATrois');
  });

  it('survives half an emoji', () => {
    expect(mailtoHref(undefined, 'a\ud83d')).toBe('mailto:salon@salon.example?body=a%EF%BF%BD');
  });
});

describe('booking widget', () => {
  it('opens in French', () => {
    expect(bookingHref()).toBe('https://booking.localsearch.ch/bookings/salon-ete?locale=fr');
  });

  it('opens its list of services in French', () => {
    expect(bookingHref('services')).toBe('https://booking.localsearch.ch/bookings/salon-ete/services?locale=fr');
  });
});

describe('maps', () => {
  it('shows the point of the salon in the frame', () => {
    const url = new URL(mapEmbedHref());
    expect(url.searchParams.get('q')).toBe('47.25,6.99');
    expect(url.searchParams.get('output')).toBe('embed');
  });

  it.each([
    ['the map', mapHref, 'query'],
    ['the way', directionsHref, 'destination'],
  ])('looks for the salon by name and address on %s', (_, href, parameter) => {
    expect(new URL(href()).searchParams.get(parameter)).toBe('Salon & Cie, Rue de la Gare 5, 2350 Saignelégier');
  });
});
