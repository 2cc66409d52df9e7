import { existsSync } from 'node:fs';
import path from 'node:path';
import { inEntry, type Problem } from '../scripts/content/problem';
import type { Left } from '../scripts/launch/findings';
import { writeFileAtomically } from '../scripts/support/files';
import { escapeHtml } from '../scripts/support/html';
import { editorPath } from '../scripts/support/paths';
import { entryAddress } from './entry-address';
import { inFrench } from './fields';
import { launchPageFile } from './notices';
import { editorDocument } from './page';

/** Writes /admin/reste.html, where the site in a folder has an editor: what is left before it is for the public, each point with a link to its form. */
export async function writeLaunchPage(left: Left, site: string): Promise<void> {
  const folder = path.join(site, editorPath);
  if (!existsSync(path.join(folder, 'index.html'))) return;
  await writeFileAtomically(path.join(folder, launchPageFile), launchPage(left));
}

export function launchPage({ parts, summary, holidays, remarks = [] }: Left): string {
  const lists = parts.map(({ count, advice, found }) =>
    part(headingOf(count, found), advice, pointsOf(found.map(({ problem }) => problem))),
  );
  const better = part(
    'Ce qui rendrait le site meilleur',
    'Rien de cela n’empêche la mise en ligne.',
    remarks.map(({ inEditor, file = '' }) => linked(inEditor, entryAddress(file))),
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

/** Returns the number of points, and the name of the entry if there is one alone. */
const headingOf = (count: string, [first, ...others]: Left['parts'][number]['found']) =>
  /^\p{Lu}/u.test(first?.problem.entry ?? '') && others.length === 0 ? `${count} : ${first?.problem.entry}` : count;

/** Returns a part that is closed at first, so that all numbers are seen at once; nothing without points. */
const part = (heading: string, advice: string | undefined, points: readonly string[]) =>
  points.length > 0
    ? `<details><summary><h2>${say(heading)}</h2></summary>${advice ? `<p>${say(advice)}</p>` : ''}<ul>${points.map((point) => `<li>${point}</li>`).join('\n')}</ul></details>`
    : '';

/** Each form once: where several of its fields are named, by their names alone. */
function pointsOf(problems: readonly Problem[]): string[] {
  const forms = new Map<string, Problem[]>();
  for (const problem of problems) {
    const form = `${problem.file} ${problem.entry}`;
    forms.set(form, [...(forms.get(form) ?? []), problem]);
  }
  return [...forms.values()].map((inForm) => {
    const [first, ...others] = inForm;
    if (!first) return '';
    const { file, entry = file } = first;
    const address = entryAddress(file);
    if (others.length === 0) return linked(inEntry(first), address);
    const places = inForm.map(({ field, message }) => field ?? message).join(' ; ');
    return `${linked(entry, address)}${say(` : ${places}.`)}`;
  });
}

const linked = (text: string, address: string | undefined) =>
  address ? `<a href="./${encodeURI(address)}">${say(text)}</a>` : say(text);

const say = (text: string) => escapeHtml(inFrench(text));
