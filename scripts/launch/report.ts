import { formatPrice } from '../../lib/i18n/amounts';
import { languageName } from '../../lib/i18n/format';
import type { Price, PriceId } from '../../lib/schema/prices';
import { type Facts, facts as factsFile } from '../../lib/schema/salon';
import type { KeptMessage } from '../../lib/schema/site';
import type { Check } from '../content/make-content';
import { findPlaceholders } from '../content/placeholders';
import { contentError, inGuillemets, type Problem } from '../content/problem';
import { fieldOf } from '../content/schema-walk';
import { byKind, type Finding, type Kind, type Left, readiness } from './findings';
import { holidaysToConfirm } from './holidays';

const find = (kind: Kind, problem: Problem): Finding => ({ kind, problem });

/**
 * Finds everything left to do before publication; `further` are findings of the editor and the kit.
 * @throws BuildError if the content has problems.
 */
export function reportLaunch({ problems, examples, texts, content }: Check, further: readonly Finding[] = []) {
  if (!content) throw contentError(...problems);
  const marked = examples.map((text) =>
    find('example', { ...text, message: `exemple à remplacer, ${inGuillemets(text.value)}` }),
  );
  return [
    ...further,
    ...marked,
    ...findPlaceholders(texts).map((placeholder) => find('example', placeholder)),
    ...findInPrices(content.prices),
    ...findInFacts(content.facts),
    ...findKeptMessages(content.keptMessages),
  ];
}

/** Finds services with two prices, and prices on request without the example or hourly rate that Swiss law requires. */
function findInPrices(prices: Readonly<Record<PriceId, Price>>): Finding[] {
  return Object.entries(prices).flatMap(([id, { service, variant, price }]) => {
    const entry = [service, variant].filter(Boolean).join(', ');
    const place = { file: `content/prices/${id}.json`, entry, field: 'Prix' };
    if (price.kind === 'quote') {
      const message = 'devis sans exemple ni tarif horaire ; l’ordonnance sur l’indication des prix en demande un';
      return price.example || price.hourlyRate !== undefined ? [] : find('quote', { ...place, message });
    }
    const { amount, overviewAmount = amount } = price;
    const message = `${formatPrice(overviewAmount)} sur sa page d’aperçu, ${formatPrice(amount)} partout ailleurs`;
    return overviewAmount === amount ? [] : find('twoPrices', { ...place, message });
  });
}

/** Finds years of experience that differ between pages, and numbers that the owner must be able to prove by law. */
function findInFacts(values: Facts): Finding[] {
  const file = 'content/facts.json';
  const { yearsOnHome: home, yearsOnServices: services } = values;
  const claims = (['clients', 'yearsOnHome', 'yearsOnServices'] as const).flatMap((key) => {
    const entry = fieldOf(factsFile.shape[key])?.label;
    const message = `à garder seulement si vous pouvez le prouver : ${inGuillemets(values[key] ?? '')}`;
    return values[key] === undefined ? [] : find('claim', { file, entry, message });
  });
  if (!home || !services || home === services) return claims;
  const message = `${home} sur la page d’accueil, ${services} sur celle des prestations`;
  return [find('contradiction', { file, entry: 'Années d’expérience', message }), ...claims];
}

const findKeptMessages = (messages: readonly KeptMessage[]): Finding[] =>
  messages.map(({ locale, key, text, lang = locale, fault = `en ${languageName(lang, 'fr')}` }) => {
    const message = `${fault} à dessein, ${inGuillemets(text)}`;
    return find('wording', { file: `content/messages/${locale}.json`, entry: key, message });
  });

export const leftIn = (findings: readonly Finding[], content?: Check['content']): Left => ({
  parts: byKind(findings),
  summary: `${readiness(findings)}.`,
  holidays: {
    heading: 'Jours fériés d’ici un an qui tombent sur un jour où le salon ouvre',
    advice:
      'Confirmez-les une fois : ils viennent du calendrier date-holidays, pour le canton et la commune du salon. Sous « Heures et vacances », ajoutez ceux où vous travaillez, et d’autres où vous fermez.',
    days: content ? holidaysToConfirm(content.salon) : [],
  },
});
