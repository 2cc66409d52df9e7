import { brand } from '../lib/content/content';
import { typeset } from '../lib/i18n/typography';
import { assetPath } from '../lib/links/site';
import { formatPolicy } from '../scripts/finish/content-policy';
import { editorPath } from '../scripts/support/paths';
import { launchPageFile, noticeId, pricePageFile } from './notices';
import { editorPolicy } from './policy';

/** Custom properties with the salon's colours, for prix.html and reste.html. */
const colours = Object.entries(brand.colors)
  .map(([name, colour]) => `--${name}: ${colour}`)
  .join('; ');

const fileAddress = (name: string) => assetPath(`${editorPath}/${name}`);

/** Notice that /admin without a repository shows instead of the editor, except on localhost. */
const notice = typeset(
  "Cette page ne peut rien enregistrer : le champ « repository » de salon.json ne nomme pas de dépôt GitHub. Sur votre ordinateur, « npm run dev » ouvre l'éditeur.",
  'fr',
);

/** Returns the HTML of /admin, in which admin.js starts the editor. */
export const editorPage = (repository?: string, isWatched = false): string =>
  editorDocument({
    title: 'Le site du salon',
    isLocal: !repository,
    isWatched,
    script: 'admin.js',
    body: `<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
${repository ? linksBeside(repository) : `<p id="${noticeId}">${notice}</p>`}`,
  });

export const guideLink = (repository: string) =>
  `<a href="https://github.com/${repository}/blob/HEAD/editor/docs/guide-proprietaire.md" target="_blank" rel="noopener">Guide</a>`;

const linksBeside = (
  repository: string,
) => `<nav class="links-beside" aria-label="${typeset("Autour de l'éditeur", 'fr')}">
<a href="${fileAddress(pricePageFile)}">Tous les prix</a>
<a href="${fileAddress(launchPageFile)}">Reste à faire</a>
${guideLink(repository)}
<a href="${assetPath('/')}" target="_blank">Voir le site</a>
</nav>`;

interface EditorDocument {
  title: string;
  /** HTML. */
  body: string;
  /** Name of a script in the folder of the editor, such as "admin.js". */
  script?: string;
  /** Whether there is no repository, so that only a folder of this computer can be edited. */
  isLocal?: boolean;
  /** Whether the page is for `npm run dev`, and shows errors of the content. */
  isWatched?: boolean;
}

/** Returns the HTML of a page below /admin, with the editor's content policy, hidden from search engines. */
export function editorDocument({ title, body, script, isLocal, isWatched }: EditorDocument): string {
  return `<!DOCTYPE html>
<html lang="fr"${isLocal ? ' data-local' : ''}${isWatched ? ' data-watched' : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${fileAddress('editor.css')}">
<style>:root { ${colours} }</style>
${script ? `<script type="module" src="${fileAddress(script)}"></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`;
}
