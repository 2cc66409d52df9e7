import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { neededId } from '@/lib/content/pages';
import { choosableRows, nameOfRow, type PriceRow } from '@/lib/content/prices';
import { islandHref } from '@/lib/generated/islands';
import type { Locale } from '@/lib/i18n/locale';
import { messagesIn } from '@/lib/i18n/messages';
import { hrefOf, localeOf } from '@/lib/links/href';
import { choiceKey } from './choice';

/** What the island needs; the rows of the page's own signs come first, in their order. */
function choiceProps(rows: readonly PriceRow[], locale: Locale) {
  const known = choosableRows();
  const own = rows.flatMap(({ id }) => known.find((row) => row.id === id) ?? []);
  const contact = neededId('contact');
  const { choice, handoff } = messagesIn(locale);
  return {
    rows: [...own, ...known.filter((row) => !own.includes(row))],
    words: { ...choice, dated: handoff.choice },
    form: hrefOf(contact, 'demande-choix', localeOf(contact, locale)),
  };
}

export type ChoiceProps = ReturnType<typeof choiceProps>;

export type ChoiceRootProps = {
  /** The rows that have a sign within, in their order. */
  rows: readonly PriceRow[];
  className?: string;
  children: ReactNode;
};

/**
 * Around the signs of a page: an island (components/prices/choice.island.ts) that nothing but a press on one starts, as it has no state
 * before, an address that names rows, or rows that the tab keeps.
 */
export function ChoiceRoot({ rows, ...rest }: ChoiceRootProps) {
  const props = JSON.stringify(choiceProps(rows, useLocale()));
  return <div {...rest} data-props={props} data-island={islandHref('choice')} data-stored={choiceKey} />;
}

export type ChoiceSignProps = {
  row: PriceRow;
  /** Whether it stands alone, with words. */
  isWorded?: boolean;
};

/** The sign that puts a row into the appointment and takes it out. */
export function ChoiceSign({ row, isWorded = false }: ChoiceSignProps) {
  const t = useTranslations('choice');
  return (
    <button
      type="button"
      aria-label={t('add_row', { service: nameOfRow(row) })}
      className={`choose ${isWorded ? 'min-h-11 pl-6 text-lacquer' : ''}`}
      aria-pressed={false}
    >
      {isWorded && t('add')}
    </button>
  );
}
