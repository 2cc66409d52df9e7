import { expired, githubApi, sentences, storedUser } from './github';
import { showRefusal } from './notices';

const unreachable = 'GitHub n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.';
const broken = 'GitHub a un problème passager. Recommencez dans quelques minutes.';

/** Wraps `fetch`: replaces the messages of GitHub's errors, which Sveltia CMS shows, by French ones. */
export function explainFailures(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!String(input).startsWith(githubApi)) return send(input, init);
    const answer = await send(input, init).catch((error) => {
      throw error instanceof TypeError ? new TypeError(unreachable, { cause: error }) : error;
    });
    const { status } = answer;
    // Sveltia CMS does not say why the owner has to sign in again: the token is no longer valid.
    if (status === 401 && input === `${githubApi}/user` && localStorage.getItem(storedUser)) {
      showRefusal([{ sentence: `${expired} Connectez-vous avec un nouveau jeton.` }], 'Vous n’êtes plus connectée');
    }
    const message = sentences[status] ?? (status >= 500 ? broken : undefined);
    return message ? Response.json({ message }, { status }) : answer;
  };
}
