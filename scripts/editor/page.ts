import { typeset } from '../../lib/i18n/typography';
import { assetPath, editorPath } from '../../lib/links/site';
import { editorPolicy, formatPolicy } from '../finish/content-policy';
import { noticeId } from './notices';

/**
 * Groups of entries are headed by their ids; every photograph has an entry, and the page of all files is of no use; what is told of
 * a collection is on phones too; a button says what it does; fields that are hidden take no room.
 */
const formStyle = `.row-group-caption .label { text-transform: capitalize }
[aria-label="Changer de page"] [aria-label="Ressources"] { display: none }
@media (width < 768px) {
#collection-container[aria-description]::before { content: attr(aria-description); display: block; padding: .5rem 1rem; font-size: .875rem }
}
button[data-other] { flex: none; width: auto !important; white-space: nowrap }
[data-other] .icon { display: none }
[data-other]::after { content: attr(aria-label) }
[data-key-path][hidden] { display: none }`;

const dialogStyle = `.refusal { max-width: 36rem; padding: 1.5rem; border: 0; border-radius: 8px; font: 1rem/1.5 sans-serif }
.refusal h2 { margin: 0 0 1rem; font-size: 1.25rem }
.refusal p { margin: 0 0 1rem; overflow-wrap: anywhere }
.refusal button { padding: .5rem 1rem; font: inherit }
#publication { pointer-events: none; position: fixed; z-index: 10; inset: auto 1rem 1rem; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  justify-content: center; max-width: 40rem; margin: auto; padding: .75rem 1rem; border-radius: 8px; background: #1f2933; color: #fff; font: 1rem/1.4 sans-serif }
#publication p { flex: 1 1 14rem; margin: 0; overflow-wrap: anywhere }
#publication a, #publication button { pointer-events: auto }
#publication a { color: inherit }
#publication button { padding: .5rem 1rem; border: 1px solid; border-radius: 4px; background: none; color: inherit; font: inherit }`;

const localStyle = '.buttons > .button.secondary { display: none }';

/** Stays where the editor does not start. */
const notice = typeset(
  "Cette page ne peut rien enregistrer : le champ « repository » de package.json ne nomme pas de dépôt GitHub. Sur votre ordinateur, « npm run edit » ouvre l'éditeur.",
);

/** The page of the editor, whose script builds all there is to see. Without a repository it offers no sign-in. */
export function editorPage(repository?: string): string {
  const script = assetPath(`${editorPath}/admin.js`);
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Le site du salon</title>
<style>${formStyle}
${dialogStyle}${repository ? '' : localStyle}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
${repository ? '' : `<p id="${noticeId}">${notice}</p>`}
</body>
</html>
`;
}
