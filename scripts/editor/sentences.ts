export const expired = 'Votre jeton GitHub n’est plus valable : il a expiré, ou il a été retiré.';
/** What an answer of a status means to her. */
export const sentences: Record<number, string> = {
  401: `${expired} Déconnectez-vous, puis connectez-vous avec un nouveau jeton.`,
  403: 'GitHub refuse : votre jeton n’a pas le droit d’écrire dans ce dépôt, ou il y a eu trop de demandes. Réessayez plus tard.',
  404: 'GitHub ne trouve pas le dépôt du site : il a changé de nom, ou votre jeton n’y donne pas accès.',
  409: 'Le site vient d’être changé d’un autre appareil. Rien n’est perdu : enregistrez encore une fois.',
  429: 'GitHub a reçu trop de demandes. Attendez une minute, puis recommencez : votre texte reste dans le formulaire.',
};
