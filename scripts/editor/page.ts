import { assetPath, editorPath } from '../../lib/links/site';
import { editorPolicy, formatPolicy } from '../finish/content-policy';

/** The editor heads groups of entries with the ids of the groups. */
const groupStyle = '.row-group-caption .label { text-transform: capitalize }';

/** The page of the editor, whose script builds all there is to see. */
export function editorPage(): string {
  const script = assetPath(`${editorPath}/admin.js`);
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${formatPolicy(editorPolicy)}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Le site du salon</title>
<style>${groupStyle}</style>
<script type="module" src="${script}"></script>
</head>
<body>
<noscript>Pour modifier le site, autorisez JavaScript dans votre navigateur, puis rechargez cette page.</noscript>
</body>
</html>
`;
}
