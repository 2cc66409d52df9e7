import { typeset } from '../../lib/i18n/typography';
import { assetPath, editorPath } from '../../lib/links/site';
import { editorPolicy, formatPolicy } from '../finish/content-policy';
import { noticeId } from './notices';

/** All that is shown without a repository, but on the computer where the site is edited. */
const notice = typeset(
  "Cette page ne peut rien enregistrer : le champ « repository » de salon.json ne nomme pas de dépôt GitHub. Sur votre ordinateur, « npm run edit » ouvre l'éditeur.",
  'fr',
);

/** The document of /admin; its script builds all that is shown. */
export const editorPage = (repository?: string): string =>
  editorDocument({
    title: 'Le site du salon',
    isLocal: !repository,
    script: 'admin.js',
    body: `<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
${repository ? '' : `<p id="${noticeId}">${notice}</p>`}`,
  });

interface EditorDocument {
  title: string;
  /** HTML. */
  body: string;
  /** File beside the page. */
  script?: string;
  /** Whether nothing can be saved but on this computer. */
  isLocal?: boolean;
}

/** A page below /admin, under the editor's policy and unknown to search engines. */
export function editorDocument({ title, body, script, isLocal }: EditorDocument): string {
  const file = (name: string) => assetPath(`${editorPath}/${name}`);
  return `<!DOCTYPE html>
<html lang="fr"${isLocal ? ' data-local' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${file('editor.css')}">
${script ? `<script type="module" src="${file(script)}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`;
}
