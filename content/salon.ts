import { placeholder } from './placeholder';
import type { Facts, Salon } from './schema/salon';

/** The salon's facts: each stands here once and feeds header, footer, contact, legal pages and structured data. */
export const salon: Salon = {
  name: 'Atelier Épicéa',
  tagline: 'Coiffure & Onglerie',
  address: {
    street: placeholder("Rue de l'Exemple 1"),
    /** Swiss postal code, four digits. */
    postalCode: '2338',
    city: 'Muriaux',
    region: 'Franches-Montagnes',
    /** Canton, ISO 3166-2 without the country. */
    canton: 'JU',
    /** ISO 3166-1. */
    country: 'CH',
  },
  /** Degrees, WGS 84: the middle of the village until the salon's own door is known. */
  geo: placeholder({ latitude: 47.247, longitude: 6.978 }),
  /** International form: +41 and nine digits, with spaces. */
  phone: placeholder('+41 32 000 00 00'),
  /** Number that answers WhatsApp, same form. */
  whatsapp: placeholder('+41 32 000 00 00'),
  email: placeholder('bonjour@atelier-epicea.example'),
  /** Public address of the site without final slash; `SITE_URL` overrides it for one build. */
  siteUrl: placeholder('https://www.atelier-epicea.example'),
  /** The salon's identifier in the address of its booking widget. */
  bookingSlug: placeholder('A-REMPLACER'),
  socialProfile: { name: 'Instagram', url: placeholder('https://www.instagram.com/a-remplacer') },
  developer: { name: placeholder('À remplacer'), url: placeholder('https://developpeur.example') },
  /** Opening hours in Europe/Zurich; days are ISO (1 = Monday), times are HH:MM. */
  hours: { days: [1, 2, 3, 4, 5, 6], opens: '09:00', closes: '18:00' },
  /** Exceptional closings, both days included: { from: '2027-07-19', to: '2027-08-01', reason: "Vacances d'été" }. */
  closings: [],
  priceRange: '$$',
  areaServed: ['Muriaux', 'Saignelégier', 'Le Noirmont', 'Les Breuleux', 'Les Bois', 'Montfaucon', 'Tramelan'],
};

/** Figures and delays the pages quote. */
export const facts: Facts = {
  /** Years of experience claimed on the home page. */
  yearsOnHome: 5,
  /** Years of experience claimed on the services page. */
  yearsOnServices: 10,
  /** Satisfied clients, at least. */
  clients: 100,
  /** How long semi-permanent varnish lasts, at most, in weeks. */
  semiPermanentWeeks: 3,
  /** Notice for cancelling an appointment, in hours. */
  cancellationHours: 24,
  /** Delay for complaints after the appointment, in hours. */
  complaintHours: 48,
};
