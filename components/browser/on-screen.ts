import { watch } from './viewport';

/**
 * Marks by a class whether booking buttons (first child of `data-cta`) and the top of the hero (`data-hero`) are on
 * screen: layout.css hides the bar at the foot of phones while half of such a button is visible, and makes the header
 * solid before the words of the hero scroll below it.
 */
export function markOnScreen(): void {
  watch(document.querySelectorAll('[data-cta]>:first-child,[data-hero]'), '-100px 0px -28px', (entries) => {
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle('is-on-screen', isIntersecting);
      target.classList.toggle('is-off-screen', !isIntersecting);
    }
  });
}
