import { expired, githubApi, sentences, storedUser } from './github';
import { showRefusal } from './notices';

const unreachable = 'GitHub n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.';
const broken = 'GitHub a un problème passager. Recommencez dans quelques minutes.';

/** Wraps `fetch` and replaces the messages of GitHub's errors by French ones, which the package shows. */
export function explainFailures(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!String(input).startsWith(githubApi)) return send(input, init);
    const answer = await send(input, init).catch((error) => {
      throw error instanceof TypeError ? new TypeError(unreachable, { cause: error }) : error;
    });
    const { status } = answer;
    // With an expired token the owner has to sign in again; the package does not say why.
    if (status === 401 && input === `${githubApi}/user` && localStorage.getItem(storedUser)) {
      showRefusal([{ sentence: `${expired} Connectez-vous avec un nouveau jeton.` }], 'Vous n’êtes plus connectée');
    }
    const message = sentences[status] ?? (status >= 500 ? broken : undefined);
    return message ? Response.json({ message }, { status }) : answer;
  };
}
