import { githubApi, storedUser } from './github';
import { showRefusal } from './notices';

type Fetch = typeof window.fetch;

const expired = 'Votre jeton GitHub n’est plus valable : il a expiré, ou il a été retiré.';
/** What an answer of a status means to her. */
export const sentences: Record<number, string> = {
  401: `${expired} Déconnectez-vous, puis connectez-vous avec un nouveau jeton.`,
  403: 'GitHub refuse : votre jeton n’a pas le droit d’écrire dans ce dépôt, ou il y a eu trop de demandes. Réessayez plus tard.',
  404: 'GitHub ne trouve pas le dépôt du site : il a changé de nom, ou votre jeton n’y donne pas accès.',
  409: 'Le site vient d’être changé d’un autre appareil. Rien n’est perdu : enregistrez encore une fois.',
  429: 'GitHub a reçu trop de demandes. Attendez une minute, puis recommencez : votre texte reste dans le formulaire.',
};
const unreachable = 'GitHub n’a pas pu être joint. Vérifiez votre connexion, puis recommencez.';
const broken = 'GitHub a un problème passager. Recommencez dans quelques minutes.';

/** Answers what GitHub refuses in French: the editor shows the message of an answer or an error. */
export function explainFailures(send: Fetch): Fetch {
  return async (input, init) => {
    if (!String(input).startsWith(githubApi)) return send(input, init);
    const answer = await send(input, init).catch((error) => {
      throw error instanceof TypeError ? new TypeError(unreachable, { cause: error }) : error;
    });
    const { status } = answer;
    // An owner who comes back with an expired token is asked to sign in again; the editor does not say why.
    if (status === 401 && input === `${githubApi}/user` && localStorage.getItem(storedUser)) {
      showRefusal([{ sentence: `${expired} Connectez-vous avec un nouveau jeton.` }], 'Vous n’êtes plus connectée');
    }
    const message = sentences[status] ?? (status >= 500 ? broken : undefined);
    return message ? Response.json({ message }, { status }) : answer;
  };
}
