import { mainLocale } from '../content/content';
import { messagesIn } from '../i18n/messages';

const { request, voucher } = messagesIn(mainLocale).fragments;

/** Fragment of the form on its page, in the salon's language, as visitors share its address. The page answers to `demande` in any. */
export const formSection = request;

/** Fragment of the passage on vouchers, likewise. */
export const voucherSection = voucher;
