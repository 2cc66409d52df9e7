import { checkContent, loadContent, toSentence } from './content-check';
import { BuildError } from './support/build-error';

/**
 * Step of the build: stops before anything is made of broken content.
 * @throws BuildError with one sentence a line, each naming file, entry and field.
 */
export default async function checkContentStep(): Promise<string> {
  const sentences = checkContent(loadContent()).map(toSentence);
  if (sentences.length > 0) throw new BuildError(sentences.join('\n'));
  return 'nothing amiss';
}
