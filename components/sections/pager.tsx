import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/layout/intent-link';
import { type NumberedPage, numberedPath, pageCount, pagerNumbers } from '@/lib/pagination';

export type PagerProps = NumberedPage;

/** Ways to the other pages of a long list; nothing where there is but one. */
export function Pager({ id, number }: PagerProps) {
  const t = useTranslations('pagination');
  const count = pageCount(id);
  if (count === 1) return null;
  const box = 'flex size-11 items-center justify-center rounded-sm';
  return (
    <nav aria-label={t('label')} className="wrap pb-8 print:hidden">
      <ul className="flex flex-wrap gap-2 tabular-nums">
        {pagerNumbers(number, count).map((other) => (
          <li key={other}>
            {other === number ? (
              <span aria-current="page" className={`${box} bg-lacquer text-paper`}>
                <span className="sr-only">{t('page', { number: other })}</span>
                <span aria-hidden="true">{other}</span>
              </span>
            ) : (
              <IntentLink href={numberedPath({ id, number: other })} className={`${box} hover:underline`}>
                <span className="sr-only">{t('page', { number: other })}</span>
                <span aria-hidden="true">{other}</span>
              </IntentLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
