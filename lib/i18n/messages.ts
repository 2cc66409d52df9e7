import fr from '../../messages/fr.json';
import { messagesReader } from './salon-messages';

/** The interface's words in a language. @throws Error when the salon is not in this language. */
export const messagesIn = messagesReader(fr);
