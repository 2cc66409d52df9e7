import { createTranslator } from 'next-intl';
import { typesetDeep } from '../../lib/i18n/typography';
import type { Problem } from './problem';
import { type ContentFiles, parseFile } from './read-files';

/** The words of buttons and forms: none is empty, and each can be formatted. */
export function checkMessages(files: ContentFiles): Problem[] {
  const names = Object.keys(files).filter((file) => /^messages\/.*\.json$/.test(file));
  return names.flatMap((file) => {
    try {
      const texts = leavesOf(parseFile(file, files[file] ?? ''));
      return texts.flatMap(([entry, text]) => faultOf(text).map((message) => ({ file, entry, message })));
    } catch (error) {
      return [{ file, message: Object(error).message }];
    }
  });
}

function leavesOf(value: unknown, path: string[] = []): [key: string, message: unknown][] {
  if (value === null || typeof value !== 'object') return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function faultOf(message: unknown): string[] {
  if (typeof message !== 'string' || !/\S/.test(message)) return ['un texte est attendu'];
  const faults: string[] = [];
  const translate = createTranslator({
    locale: 'fr',
    // As the site sees it: an apostrophe that typesetting makes round does not start an ICU escape.
    messages: { message: typesetDeep(message) },
    onError: ({ code }) => {
      // A message with arguments complains of their absence here; only its syntax is in question.
      if (code === 'INVALID_MESSAGE') faults.push('ses accolades { } ou ses signes < > ne vont pas par paires');
    },
  });
  // With any value at all the message is parsed; without one, next-intl returns plain text unparsed.
  translate('message', { unused: '' });
  return faults;
}
