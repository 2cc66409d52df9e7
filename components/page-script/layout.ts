/**
 * Has what the first screen does not need, parts below it and rules that come late (scripts/finish/styles.ts), wait until the page is
 * loaded or used: each font that comes would have those parts laid out anew. All is laid out where a place on the page is looked for:
 * by its address, by coming back, by a link or by key.
 */
export function finishLayout(): void {
  const below = [...document.querySelectorAll<HTMLElement>('section,article')].filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  const show = (how: string) => {
    for (const { style } of below) style.contentVisibility = how;
  };
  const finish = () => {
    show('');
    const late = document.querySelector<HTMLLinkElement>('[media^=print]');
    if (!late) return;
    // Changed in its place it would have all fonts looked up, and all text laid out, anew.
    const sheet = document.body.className ? late : document.head.appendChild(late.cloneNode() as HTMLLinkElement);
    late.media = 'not all';
    sheet.media = 'all';
  };
  const layOutAll = () => {
    document.body.className = 'whole';
    finish();
  };
  // The browser goes there while the page is read in, and needs its true height; in development the page is there already.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate' || visit.loadEventEnd) layOutAll();
  else show('hidden');
  for (const use of ['load', 'scroll']) addEventListener(use, finish, { once: true });
  addEventListener('keydown', layOutAll, { once: true });
  addEventListener('click', ({ target }) => (target as Element).closest('[href^="#"]') && layOutAll());
}
