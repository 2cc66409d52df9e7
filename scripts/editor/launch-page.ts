import { existsSync } from 'node:fs';
import path from 'node:path';
import { typeset } from '../../lib/i18n/typography';
import { inEntry } from '../content/problem';
import { byKind, type Finding, summarize } from '../launch-check';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { entryAddress } from './entry-address';
import { launchPageFile } from './notices';
import { editorDocument } from './page';

/** Writes /admin/reste.html, where there is an editor: what is left before the site is for the public, each point with a link to its form. */
export async function writeLaunchPage(findings: readonly Finding[]): Promise<void> {
  const folder = inRepository('public', 'admin');
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await writeFileAtomically(path.join(folder, launchPageFile), launchPage(findings));
}

export function launchPage(findings: readonly Finding[]): string {
  const parts = byKind(findings).filter(({ found }) => found.length > 0);
  const lists = parts.map(({ count, advice, found }) => {
    const points = found.map(({ problem }) => `<li>${linked(inEntry(problem), entryAddress(problem.file))}</li>`);
    return `<h2>${escapeHtml(count)}</h2>${advice ? `<p>${escapeHtml(advice)}</p>` : ''}<ul>${points.join('\n')}</ul>`;
  });
  const body = `<main class="launch">
<h1>Ce qui reste à faire</h1>
<p>${escapeHtml(summarize(findings))} Cette liste est celle du site en ligne : elle suit chaque enregistrement de quelques minutes.</p>
<p><a href="./">Revenir à l’éditeur</a></p>
${lists.join('\n')}
</main>`;
  return editorDocument({ title: 'Ce qui reste à faire', body });
}

const linked = (text: string, address: string | undefined) =>
  address ? `<a href="./${encodeURI(address)}">${escapeHtml(text)}</a>` : escapeHtml(text);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => typeset(text, 'fr').replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
