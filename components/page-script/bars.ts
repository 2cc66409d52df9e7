import { watch } from '@/components/page-script/viewport';

/**
 * Hides the phone's bar while one of the page's own booking buttons (`data-cta`) is on screen, and makes the header solid once the
 * hero has left it. Without this the bar is always there and the header stays a veil (app/globals.css).
 */
export function adaptBars(): void {
  const belowHeader = '-72px 0px 0px';
  const onScreen = new Set<Element>();
  watch(document.querySelectorAll('[data-cta]'), belowHeader, (entries) => {
    for (const { target, isIntersecting } of entries) onScreen[isIntersecting ? 'add' : 'delete'](target);
    document.body.classList.toggle('has-cta-on-screen', onScreen.size > 0);
  });
  watch(document.querySelectorAll('[data-hero]'), belowHeader, ([entry]) => {
    document.querySelector('.site-header')?.classList.toggle('is-solid', !entry?.isIntersecting);
  });
}
