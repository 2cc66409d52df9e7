import { createTranslator } from 'next-intl';
import { text } from '../../content/schema/fields';
import type { SiteContent } from '../../content/schema/site';
import { typesetDeep } from '../../lib/i18n/typography';
import type { Problem } from './problem';
import { faultsIn } from './shape';

/** No message is empty, and each can be formatted. */
export function checkMessages({ messages }: SiteContent): Problem[] {
  return Object.entries(messages).flatMap(([file, tree]) =>
    leavesOf(tree).flatMap(([[entry = '', ...rest], message]) => {
      const fault = faultsIn(text, message)[0]?.message ?? faultOf(String(message));
      return fault ? [{ file, entry, field: rest.join('.'), message: fault }] : [];
    }),
  );
}

function leavesOf(value: unknown, path: string[] = []): [path: string[], message: unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function faultOf(message: string): string | undefined {
  let fault: string | undefined;
  const translate = createTranslator({
    locale: 'fr',
    // As the site sees it: an apostrophe that typesetting makes round does not start an ICU escape.
    messages: { message: typesetDeep(message) },
    onError: (error) => {
      // A message with arguments complains of their absence here; only its syntax is in question.
      if (error.code === 'INVALID_MESSAGE') fault = `cannot be formatted: ${error.originalMessage ?? error.message}.`;
    },
  });
  // With any value at all the message is parsed; without one, next-intl returns plain text unparsed.
  translate('message', { unused: '' });
  return fault;
}
