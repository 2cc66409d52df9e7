import { useTranslations } from 'next-intl';
import { DraftLinks, type DraftLinksProps } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { practical } from '@/lib/content/content';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { formatPrice } from '@/lib/i18n/amounts';
import { voucherSection } from '@/lib/links/fragments';

export function Voucher() {
  const t = useTranslations('prices');
  if (!practical.voucher?.isOffered) return null;
  const page = idsOfKind('page').find((id) => getPageOfKind(id, 'page').isForVouchers);
  return (
    <section aria-labelledby="bon-titre" id={voucherSection} className="border-t border-ink/20 pt-8 print:hidden">
      <h2 id="bon-titre" className="text-2xl">
        {t('voucher_title')}
      </h2>
      <VoucherText className="mt-4 mb-3" />
      {page && (
        <RouteLink to={page} className="quiet-link mr-8 text-lacquer">
          {getPage(page).label}
        </RouteLink>
      )}
      <VoucherLinks />
    </section>
  );
}

export type VoucherTextProps = {
  className?: string;
  /** Words of the page, in which the text looks for the lowest amount. */
  beside?: string;
  /** Whether to show the text only if it states the lowest amount, because the page says the rest. */
  isForMinimum?: boolean;
};

/** Says how to order a voucher, and its lowest amount, unless the words of the page contain that number. */
export function VoucherText({ className = '', beside = '', isForMinimum = false }: VoucherTextProps) {
  const t = useTranslations('prices');
  const { isOffered = false, minimum } = practical.voucher ?? {};
  const asksMinimum = minimum && !new RegExp(`\\b${minimum}\\b`).test(beside);
  if (!isOffered || (isForMinimum && !asksMinimum)) return null;
  return (
    <p className={`max-w-text text-stone ${className}`}>
      {asksMinimum ? t('voucher_text_minimum', { minimum: formatPrice(minimum) }) : t('voucher_text')}
    </p>
  );
}

export function VoucherLinks({ look }: Pick<DraftLinksProps, 'look'>) {
  const t = useTranslations('prices');
  if (!practical.voucher?.isOffered) return null;
  return (
    <DraftLinks
      draft={t('voucher_draft')}
      subject={t('voucher_subject')}
      whatsapp={t('voucher_whatsapp')}
      email={t('voucher_email')}
      look={look}
    />
  );
}
