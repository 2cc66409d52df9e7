import { useTranslations } from 'next-intl';
import { DraftLinks, type DraftLinksProps } from '@/components/layout/contact-links';
import { RouteLink } from '@/components/layout/links';
import { practical } from '@/lib/content/content';
import { getPage, getPageOfKind, idsOfKind } from '@/lib/content/pages';
import { formatPrice } from '@/lib/i18n/amounts';
import { voucherSection } from '@/lib/links/fragments';

export type VoucherProps = {
  /** Whether this part stands on the page about vouchers: it then has no link there, and its buttons are the main ones. */
  isOnItsPage?: boolean;
  /** The words of that page. */
  beside?: string;
};

/** Says how to give a voucher, if the owner offers them. */
export function Voucher({ isOnItsPage = false, beside }: VoucherProps) {
  const t = useTranslations('prices');
  if (!practical.voucher?.isOffered) return null;
  const page = idsOfKind('page').find((id) => getPageOfKind(id, 'page').isForVouchers);
  return (
    <section aria-labelledby="bon-titre" id={voucherSection} className="border-t border-ink/20 pt-8 print:hidden">
      <h2 id="bon-titre" className="text-2xl">
        {t('voucher_title')}
      </h2>
      <VoucherText className="mt-4 mb-3" beside={beside} />
      {page && !isOnItsPage && (
        <RouteLink to={page} className="quiet-link mr-8 text-lacquer">
          {getPage(page).label}
        </RouteLink>
      )}
      <VoucherLinks look={isOnItsPage ? 'primary' : undefined} />
    </section>
  );
}

/** Says how to order a voucher and from which amount, unless the words beside it do. */
export function VoucherText({ className = '', id, beside = '' }: { className?: string; id?: string; beside?: string }) {
  const t = useTranslations('prices');
  const { isOffered = false, minimum } = practical.voucher ?? {};
  if (!isOffered) return null;
  return (
    <p id={id} className={`max-w-text text-stone ${className}`}>
      {minimum && !new RegExp(`\\b${minimum}\\b`).test(beside)
        ? t('voucher_text_minimum', { minimum: formatPrice(minimum) })
        : t('voucher_text')}
    </p>
  );
}

/** The ways to order one, where they are offered. */
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
