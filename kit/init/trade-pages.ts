import { durationsOf, type Filling, fill } from './fill';
import {
  bare,
  cardIn,
  hasCards,
  isHalfKnown,
  kindOfName,
  mark,
  namesOf,
  type SalonTrade,
  type servicesOf,
  unknown,
  worksOf,
} from './salon-trades';
import { businesses, type Language, works } from './vocabulary';

/**
 * The pages of trades from a table, in the main language: of each group one, and above them one with their cards. The group that a trade
 * has alone is its page: one with a single card would only be in the way.
 */
export function tradePages(
  language: Language,
  trades: readonly SalonTrade[],
  services: ReturnType<typeof servicesOf>,
  { cards, overview, service }: Record<string, object>,
  filling: Filling,
  pictures: Readonly<Record<string, string>>,
): Record<string, Record<string, unknown>> {
  const pages = trades.flatMap((trade) => {
    const { id, label: name, page, groups, prices: all, isOwn } = trade;
    if (!isOwn) return [];
    const isAlone = !hasCards(trade);
    const groupPages = groups.map((group) => {
      const { label, prices } = Object(services.find((one) => one.id === group.id));
      const listed = (prices as string[]).flatMap((price) => all[price] ?? []);
      const { description, ...asked } = Object(service);
      const written = {
        parent: isAlone ? undefined : page,
        picture: pictures[isAlone ? id : group.id],
        title: [
          '<subject> <atCity> | {salon}',
          '<subject> | {salon}',
          '<label> <atCity> | {salon}',
          '<label> | {salon}',
        ],
        description: withServices(description, namesOf(listed)),
        label: [label, group.title],
        ...asked,
        prices,
        ...proposedFor(trade, group, language, asked),
      };
      const own = { ...filling, ...durationsOf(listed), label, subject: subjectIn(language, trade, label) };
      return [`services/${isAlone ? page : group.id}.json`, fill(written, own)];
    });
    if (isAlone) return groupPages;
    const { subject, description, closing } = Object(cards);
    const written = {
      kind: 'cards',
      path: `/${id}`,
      trade: id,
      picture: pictures[`pages/${page}.json`],
      title: [`<trade> <atCity>, ${subject} | {salon}`, `<trade>, ${subject} | {salon}`, '<trade> | {salon}'],
      description,
      label: name,
      heading: name,
      intro: [cardIn(language, language, { trade }).text],
      closing,
      services: groups.map((group) => group.id),
      ...(page !== id && overview),
    };
    const own = { ...filling, ...durationsOf(Object.values(all)), trade: name };
    return [[`pages/${page}.json`, fill(written, own)], ...groupPages];
  });
  return Object.fromEntries(pages);
}

/** Texts in which `<sold>` are the names of services: first with four of them, then with fewer, as many as have room. */
const withServices = (texts: readonly string[], names: readonly string[]) => [
  ...[4, 3, 2, 1].flatMap((most) =>
    texts.flatMap((text) => (text.includes('<sold>') ? text.replace('<sold>', names.slice(0, most).join(', ')) : [])),
  ),
  ...texts.filter((text) => !text.includes('<sold>')),
];

/** Marked texts about the works of a group, for the salon to confirm; of a work that is not known, `asked` says what to write. */
function proposedFor(
  trade: SalonTrade,
  group: SalonTrade['groups'][number],
  language: Language,
  asked: { intro: string[] },
) {
  const known = worksOf(trade, group).flatMap((work) => works[language][work] ?? []);
  const [first] = known;
  if (!first) return;
  const marked = (text: string) => mark + text;
  const aftercare = known.flatMap((work) => work.aftercare ?? []);
  return {
    // One sentence has room for one of them.
    benefit: marked(first.benefit),
    intro: [...known.map(({ intro }) => marked(intro)), ...(isHalfKnown(group.title, trade.kind) ? asked.intro : [])],
    suits: marked(known.map(({ suits }) => suits).join(' ')),
    ...(aftercare.length > 0 && { aftercare: aftercare.map(marked) }),
  };
}

/** What a page is about in titles: "Herren, Coiffeur", where its name alone leaves the kind of business open. */
function subjectIn(language: Language, { kind, label: trade }: SalonTrade, label: string): string {
  const { name = '' } = businesses[language][kind] ?? {};
  if (kind === unknown || kindOfName(label) || bare(label).includes(bare(name))) return label;
  // "Parrucchiera", where the trade is called so.
  const said = kindOfName(trade) === kind ? trade : name;
  return `${label}, ${language === 'de' ? said : said.toLowerCase()}`;
}
