/** Shows on the site and in the editor of `npm run edit` what is wrong with the content, until it is mended. */

/** Has colours of its own, to be legible on any site. */
const style =
  'position: fixed; z-index: 1000; inset: auto 1rem 1rem; max-width: 40rem; max-height: 50vh; overflow: auto; margin: auto; padding: .75rem 1rem; border-radius: 8px; background: #8b1a1a; color: #fff; font: 1rem/1.4 sans-serif; white-space: pre-line; overflow-wrap: anywhere';

const bar = Object.assign(document.createElement('div'), { id: 'problems', role: 'status' });
bar.style.cssText = style;

/** Returns false where nobody will report a problem: a build is not watched. */
async function showProblem(): Promise<boolean> {
  const answer = await fetch(new URL('problems.json', import.meta.url), { cache: 'no-store' });
  const problem: string | null = await answer.json();
  if (problem === null) return false;
  if (bar.textContent !== problem) bar.textContent = problem;
  if (problem === '') bar.remove();
  else if (!bar.isConnected) document.body.append(bar);
  return true;
}

/** Goes on where nothing answers: the command may be busy, or be started again. */
async function watch(): Promise<void> {
  if (await showProblem().catch(() => true)) setTimeout(() => void watch(), 2000);
}

void watch();
