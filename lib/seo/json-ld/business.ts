import type {
  DayOfWeek,
  HealthAndBeautyBusiness,
  LocationFeatureSpecification,
  OpeningHoursSpecification,
  ReserveAction,
} from 'schema-dts';
import { shareImage } from '../../assets/share-image';
import { mainLocale, messages, practical, salon, trades } from '../../content/content';
import { closingsFrom, comingHolidays, specialDaysFrom } from '../../content/open-days';
import { getPageOfKind, neededId } from '../../content/pages';
import { addDays, zurichDay } from '../../dates/zurich-date';
import type { Messages } from '../../i18n/message-types';
import { bookingHref, mapHref } from '../../links/contact-links';
import { absoluteUrl } from '../../links/site';
import type { Trade } from '../../schema/trades';
import { iconFiles } from '../icon-files';
import { idOnPage, pictureUrl, salonId } from './ids';

type BusinessFields = Extract<HealthAndBeautyBusiness, { '@type': 'HealthAndBeautyBusiness' }>;

/** A business of one or more types; schema-dts allows only one. */
export type Business = Omit<BusinessFields, '@type'> & { '@type': Trade['schemaType'] | Trade['schemaType'][] };

/** Returns the full description of the salon, from facts on the pages. No ratings: search engines forbid one's own. */
export function business(): Business {
  const { street, postalCode, city, canton, country } = salon.address;
  const special = specialHours();
  const { languages, payment, reviews } = practical;
  const profiles = [salon.socialProfile, ...reviews].flatMap((profile) => profile?.url ?? []);
  const amenityFeature = amenities();
  const { description, team } = getPageOfKind(neededId('home'), 'home');
  const types = [...new Set(trades.map(({ schemaType }) => schemaType))].sort();
  const [first = 'BeautySalon'] = types;
  const largestIcon = iconFiles.manifest[1];
  return {
    '@type': types.length > 1 ? types : first,
    '@id': salonId(),
    name: salon.name,
    description,
    url: absoluteUrl('/'),
    logo: absoluteUrl(largestIcon.path),
    image: [shareImage(neededId('home')).url, ...(salon.picture ? [pictureUrl(salon.picture)] : [])],
    telephone: salon.phone,
    email: salon.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: canton,
      addressCountry: country,
    },
    ...(salon.geo && { geo: { '@type': 'GeoCoordinates' as const, ...salon.geo } }),
    hasMap: mapHref(),
    areaServed: salon.areaServed,
    openingHoursSpecification: openingHours(),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...(salon.priceRange && { priceRange: salon.priceRange }),
    currenciesAccepted: 'CHF',
    paymentAccepted: payment.map((way) => paymentNames[way]).join(', '),
    ...(amenityFeature.length > 0 && { amenityFeature }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(team.length > 1 && {
      employee: team.map(({ name, role }) => ({ '@type': 'Person' as const, name, jobTitle: role })),
    }),
    hasOfferCatalog: { '@id': idOnPage(neededId('price-list'), 'catalogue') },
    ...reserveAction(),
  };
}

/** Ways to pay in the words of schema.org's examples. */
const paymentNames = { cash: 'Cash', card: 'Card', twint: 'TWINT' } as const;

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns one entry for each interval of opening hours, with its days. */
function openingHours(): OpeningHoursSpecification[] {
  const days = new Map<string, DayOfWeek[]>();
  for (const [index, dayName] of dayNames.entries()) {
    for (const interval of salon.hours.week[index] ?? []) {
      const key = interval.join();
      days.set(key, [...(days.get(key) ?? []), dayName]);
    }
  }
  return [...days].map(([interval, dayOfWeek]) => {
    const [opens, closes] = interval.split(',');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** Returns closings, special days, and the holidays of the next 92 days. Hours from 00:00 to 00:00 mean closed. */
function specialHours(): OpeningHoursSpecification[] {
  const end = addDays(zurichDay(new Date()), 92);
  const holidays = comingHolidays().filter(({ day }) => day <= end);
  const closed = [['00:00', '00:00']] as const;
  return [
    ...closingsFrom().map(({ from, to }) => ({ from, to, hours: closed })),
    ...holidays.map(({ day }) => ({ from: day, to: day, hours: closed })),
    ...specialDaysFrom().map(({ day, hours }) => ({ from: day, to: day, hours })),
  ]
    .sort((one, other) => one.from.localeCompare(other.from))
    .flatMap(({ from: validFrom, to: validThrough, hours }) =>
      hours.map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom,
        validThrough,
        opens,
        closes,
      })),
    );
}

function reserveAction(): { potentialAction?: ReserveAction } {
  const urlTemplate = bookingHref();
  if (!urlTemplate) return {};
  return { potentialAction: { '@type': 'ReserveAction', target: { '@type': 'EntryPoint', urlTemplate } } };
}

/** Returns the owner's statements on entrance, parking and toilet; empty if there are none. */
function amenities(): LocationFeatureSpecification[] {
  const { steps, doorWidth, parking, toilet } = practical.access ?? {};
  const names = (messages[mainLocale] as Messages).amenities;
  const features: [name: string, value?: boolean | number, unitCode?: string][] = [
    [names.level, steps === undefined ? undefined : steps === 0],
    [names.steps, steps || undefined],
    // Centimetres in UN/CEFACT's code.
    [names.door, doorWidth, 'CMT'],
    [names.parking, parking && parking !== 'none'],
    [names.toilet, toilet && toilet === 'accessible'],
  ];
  return features
    .filter(([, value]) => value !== undefined)
    .map(([name, value, unitCode]) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value,
      ...(unitCode && { unitCode }),
    }));
}
