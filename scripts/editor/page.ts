import { typeset } from '../../lib/i18n/typography';
import { assetPath, editorPath } from '../../lib/links/site';
import { editorPolicy, formatPolicy } from '../finish/content-policy';
import { noticeId } from './notices';

/** The list of all files is hidden: photographs are deleted with their entries. */
const style = `[aria-label="Changer de page"] [aria-label="Ressources"] { display: none }
.refusal { max-width: 36rem; padding: 1.5rem; border: 0; border-radius: 8px; font: 1rem/1.5 sans-serif }
.refusal h2 { margin: 0 0 1rem; font-size: 1.25rem }
.refusal p { margin: 0 0 1rem; overflow-wrap: anywhere }
.refusal button { padding: .5rem 1rem; font: inherit }
#publication { pointer-events: none; position: fixed; z-index: 10; inset: auto 1rem 1rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  justify-content: center; max-width: 40rem; margin: auto; padding: .75rem 1rem; border-radius: 8px; background: #1f2933; color: #fff; font: 1rem/1.4 sans-serif }
#publication p { flex: 1 1 14rem; margin: 0; overflow-wrap: anywhere }
#publication a, #publication button { pointer-events: auto }
#publication a { color: inherit }
#publication button { padding: .5rem 1rem; border: 1px solid; border-radius: 4px; background: none; color: inherit; font: inherit }`;

/** Hides the sign-in, which leads nowhere without a repository. */
const localStyle = '.buttons > .button.secondary { display: none }';

/** All that is shown without a repository, but on the computer where the site is edited. */
const notice = typeset(
  "Cette page ne peut rien enregistrer : le champ « repository » de package.json ne nomme pas de dépôt GitHub. Sur votre ordinateur, « npm run edit » ouvre l'éditeur.",
);

/** The document of /admin; its script builds all that is shown. */
export function editorPage(repository?: string): string {
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Le site du salon</title>
<style>${style}${repository ? '' : localStyle}</style>
<script type="module" src="${assetPath(`${editorPath}/admin.js`)}"></script>
</head>
<body>
<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
${repository ? '' : `<p id="${noticeId}">${notice}</p>`}
</body>
</html>
`;
}
