/** Messages that the specification words in English on a French page, by key. */
export const englishMessages: Record<string, string> = {
  'form.errors.name': 'Name is required',
  'form.errors.email': 'Invalid email address',
};

/** Language of a message where it is one of these, word for word: reworded it is in the language of its page again. */
export function langOfMessage(message: string | undefined): 'en' | undefined {
  return message !== undefined && Object.values(englishMessages).includes(message) ? 'en' : undefined;
}
