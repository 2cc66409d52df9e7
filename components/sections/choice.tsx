import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { choiceHash, choiceKey } from '@/components/choice/choice';
import { IslandRoot } from '@/components/ui/island';
import { neededId } from '@/lib/content/pages';
import { choosableRows, nameOfRow, type PriceRow } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locale';
import { messagesIn } from '@/lib/i18n/messages';
import { hrefOf, localeOf } from '@/lib/links/href';

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

/** Around the signs of a page (components/islands/choice.ts). An address that names rows puts them into the appointment. */
export function ChoiceRoot({ rows, ...rest }: ChoiceRootProps) {
  const props = choiceProps(rows, useLocale());
  return (
    <IslandRoot
      name="choice"
      startsIn=""
      stored={`${choiceHash} ${choiceKey}`}
      data-props={JSON.stringify(props)}
      {...rest}
    />
  );
}

export type ChoiceSignProps = {
  /** Absent in a table, where its row says what it is for. */
  row?: PriceRow;
  /** Whether it stands alone, with words. */
  isWorded?: boolean;
};

/** The sign that puts a row into the appointment and takes it out. */
export function ChoiceSign({ row, isWorded = false }: ChoiceSignProps) {
  const t = useTranslations('choice');
  return (
    <button
      type="button"
      className="choose min-h-11 min-w-11 text-lacquer"
      aria-pressed={false}
      aria-label={row ? t('add_row', { service: nameOfRow(row) }) : t('add')}
    >
      {isWorded && t('add')}
    </button>
  );
}
