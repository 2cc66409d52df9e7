import { watch } from './viewport';

/**
 * Says of the page's own booking buttons, which come first in `data-cta`, and of what is above the words of the hero (`data-hero`),
 * whether they are on screen: the phone's bar is hidden while half of such a button is, and the header is solid before words scroll
 * below it (app/globals.css).
 */
export function markOnScreen(): void {
  watch(document.querySelectorAll('[data-cta]>:first-child,[data-hero]'), '-100px 0px -28px', (entries) => {
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle('is-on-screen', isIntersecting);
      target.classList.toggle('is-off-screen', !isIntersecting);
    }
  });
}
