import { mainLocale } from '../content/content';
import { messagesIn } from '../i18n/messages';

const { request, choice, voucher } = messagesIn(mainLocale).fragments;

/** Where the form stands on its page, in the salon's language, as visitors share its address. The page answers to `demande` in any. */
export const formSection = request;

/** Where the price list and its like say how a voucher is given, likewise. */
export const voucherSection = voucher;

/** Begins the hash that names chosen rows, likewise; one that begins otherwise is read as well (components/prices/choice.ts). */
export const choiceHash = `#${choice}=`;
