import { createTranslator } from 'next-intl';
import { typesetDeep } from '../../lib/i18n/typography';
import { type ContentFiles, parseFile } from '../content/read-files';
import type { Problem } from './problem';

/** The words of buttons and forms: none is empty, and each can be formatted. */
export function checkMessages(files: ContentFiles): Problem[] {
  const names = Object.keys(files).filter((file) => /^messages\/.*\.json$/.test(file));
  return names.flatMap((file) => {
    try {
      return leavesOf(parseFile(file, files[file] ?? '')).flatMap(([entry, text]) => {
        const message = faultOf(text);
        return message ? [{ file, entry, message }] : [];
      });
    } catch (error) {
      return [{ file, message: Object(error).message }];
    }
  });
}

function leavesOf(value: unknown, path: string[] = []): [key: string, message: unknown][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function faultOf(message: unknown): string | undefined {
  if (typeof message !== 'string' || !/\S/.test(message)) return 'un texte est attendu';
  let fault: string | undefined;
  const translate = createTranslator({
    locale: 'fr',
    // As the site sees it: an apostrophe that typesetting makes round does not start an ICU escape.
    messages: { message: typesetDeep(message) },
    onError: ({ code }) => {
      // A message with arguments complains of their absence here; only its syntax is in question.
      if (code === 'INVALID_MESSAGE') fault = 'ses accolades { } ou ses signes < > ne vont pas par paires';
    },
  });
  // With any value at all the message is parsed; without one, next-intl returns plain text unparsed.
  translate('message', { unused: '' });
  return fault;
}
