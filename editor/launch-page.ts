import { existsSync } from 'node:fs';
import path from 'node:path';
import { inEntry } from '../scripts/content/problem';
import type { Left } from '../scripts/launch/findings';
import { writeFileAtomically } from '../scripts/support/files';
import { escapeHtml } from '../scripts/support/html';
import { editorPath } from '../scripts/support/paths';
import { entryAddress } from './entry-address';
import { inFrench } from './fields';
import { launchPageFile } from './notices';
import { editorDocument } from './page';

/** Writes /admin/reste.html, the list of all that is left to do with links to the forms, if the site has an editor. */
export async function writeLaunchPage(left: Left, site: string): Promise<void> {
  const folder = path.join(site, editorPath);
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await writeFileAtomically(path.join(folder, launchPageFile), launchPage(left));
}

export function launchPage({ parts, summary, holidays, remarks = [] }: Left): string {
  const lists = parts.map(({ count, advice, found }) => {
    const points = found.map(({ problem }) => linked(inEntry(problem), problem.file));
    return part(count, advice, points);
  });
  const better = part(
    'Ce qui rendrait le site meilleur',
    'Rien de cela n’empêche la mise en ligne.',
    remarks.map(({ inEditor, file = '' }) => linked(inEditor, file)),
  );
  const toConfirm = part(holidays.heading, holidays.advice, holidays.days.map(say));
  const isDone = [...lists, better].every((one) => one === '');
  const body = `<main class="beside">
<h1>Ce qui reste à faire</h1>
<p>${say(isDone ? 'Tout est dit.' : summary)}</p>
<p><a href="./">Revenir à l’éditeur</a></p>
${[...lists, better, toConfirm].filter(Boolean).join('\n')}
<p>${say('Cette liste est à jour quelques minutes après « Enregistrer ».')}</p>
</main>`;
  return editorDocument({ title: 'Ce qui reste à faire', body });
}

/** Returns a closed `<details>`, so that all headings are in view at once; an empty text if there are no points. */
const part = (heading: string, advice: string | undefined, points: readonly string[]) =>
  points.length > 0
    ? `<details><summary><h2>${say(heading)}</h2></summary>${advice ? `<p>${say(advice)}</p>` : ''}<ul>${points.map((point) => `<li>${point}</li>`).join('\n')}</ul></details>`
    : '';

function linked(text: string, file: string): string {
  const address = entryAddress(file);
  return address ? `<a href="./${encodeURI(address)}">${say(text)}</a>` : say(text);
}

const say = (text: string) => escapeHtml(inFrench(text));
