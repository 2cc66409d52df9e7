import { typeset } from '../../lib/i18n/typography';
import { assetPath, editorPath } from '../../lib/links/site';
import { editorPolicy, formatPolicy } from '../finish/content-policy';
import { noticeId } from './notices';

/** All that is shown without a repository, but on the computer where the site is edited. */
const notice = typeset(
  "Cette page ne peut rien enregistrer : le champ « repository » de package.json ne nomme pas de dépôt GitHub. Sur votre ordinateur, « npm run edit » ouvre l'éditeur.",
);

/** The document of /admin; its script builds all that is shown. */
export function editorPage(repository?: string): string {
  return `<!DOCTYPE html>
<html lang="fr"${repository ? '' : ' data-local'}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Le site du salon</title>
<link rel="stylesheet" href="${assetPath(`${editorPath}/editor.css`)}">
<script type="module" src="${assetPath(`${editorPath}/admin.js`)}"></script>
</head>
<body>
<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
${repository ? '' : `<p id="${noticeId}">${notice}</p>`}
</body>
</html>
`;
}
