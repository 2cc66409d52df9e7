import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { islandHref } from '@/lib/assets/islands';
import { neededId } from '@/lib/content/pages';
import { nameOfRow, type PriceRow } from '@/lib/content/prices';
import type { Locale } from '@/lib/i18n/locale';
import { messagesIn } from '@/lib/i18n/messages';
import { hasForm } from '@/lib/links/contact-links';
import { hrefOf, localeOf } from '@/lib/links/href';
import { type ChoiceData, choiceKey } from './choice';
import { choosableRows } from './choosable-rows';

/** Returns the data of the choice: equal on all pages of a language, so that these pages share one file. */
export function choiceData(locale: Locale): ChoiceData {
  const contact = neededId('contact');
  return {
    rows: choosableRows(),
    words: messagesIn(locale).choice,
    form: hrefOf(contact, 'demande-choix', localeOf(contact, locale)),
  };
}

/**
 * The island around the + buttons of a page (choice.island.ts). It starts when one of them is pressed, or if URL or
 * session storage have rows; without `data-state`, so that other uses do not start it. Without a form: a plain div.
 */
export function ChoiceRoot(rest: { className?: string; children: ReactNode }) {
  const locale = useLocale();
  if (!hasForm) return <div {...rest} />;
  const data = JSON.stringify(choiceData(locale));
  return <div {...rest} data-props={data} data-island={islandHref('choice')} data-stored={choiceKey} />;
}

export type ChoiceSignProps = {
  row: PriceRow;
  /** Message in the button; `add_short` is shown while the row has the pointer or the focus. */
  word?: 'add' | 'add_short';
};

/** The + button that adds a row to the appointment or removes the row; nothing if there is no form. */
export function ChoiceSign({ row, word }: ChoiceSignProps) {
  const t = useTranslations();
  const service = nameOfRow(row);
  if (!hasForm) return null;
  return (
    <button
      type="button"
      value={row.id}
      aria-label={t('choice.add_row', { service })}
      className={`choose ${word === 'add' ? 'min-h-11 pl-6 text-lacquer' : ''}`}
      aria-pressed={false}
    >
      {word && t(`choice.${word}`)}
    </button>
  );
}
