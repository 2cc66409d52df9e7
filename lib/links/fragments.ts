import { mainLocale } from '../content/content';
import { messagesIn } from '../i18n/messages';

const { request, choice } = messagesIn(mainLocale).fragments;

/** Where the form stands on its page, in the salon's language, as visitors share its address. The page answers to `demande` in any. */
export const formSection = request;

/** Begins the hash that names chosen rows, likewise; one that begins otherwise is read as well (components/prices/choice.ts). */
export const choiceHash = `#${choice}=`;
