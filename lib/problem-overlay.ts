/** Fixed colours, legible on any site. */
const style =
  'position: fixed; z-index: 1000; inset: auto 1rem 1rem; max-width: 40rem; max-height: 50vh; overflow: auto; margin: auto; padding: .75rem 1rem; border-radius: 8px; background: #8b1a1a; color: #fff; font: 1rem/1.4 sans-serif; white-space: pre-line; overflow-wrap: anywhere';

/** File in `public/` with the problem as a JSON string, empty if nothing is wrong. Under `npm run dev` only. */
export const problemsFile = '/problems.json';

/** Shows the problems of the content under `npm run dev`, until they are corrected. */
export function watchProblems(address: string | URL): void {
  const bar = Object.assign(document.createElement('div'), { id: 'problems', role: 'status' });
  bar.style.cssText = style;
  const look = async () => {
    const problem: string = await (await fetch(address, { cache: 'no-store' })).json();
    if (bar.textContent !== problem) bar.textContent = problem;
    if (problem === '') bar.remove();
    else if (!bar.isConnected) document.body.append(bar);
  };
  // Continues without an answer: the command may be busy or restarting.
  const watch = () =>
    look()
      .catch(() => undefined)
      .finally(() => setTimeout(watch, 2000));
  void watch();
}
