import { mainLocale } from '../content/content';
import { messagesIn } from '../i18n/messages';

const { request, voucher } = messagesIn(mainLocale).fragments;

/** Fragment of the form, in the salon's language because visitors share it. `demande` works in every language. */
export const formSection = request;

/** Fragment of the passage on vouchers, in the salon's language. */
export const voucherSection = voucher;
