import { watch } from '@/components/page-script/viewport';

/**
 * Says of the page's own booking buttons (`data-cta`) and of the hero whether they are on screen below the header: the phone's bar is
 * hidden while one of those buttons is, and the header is solid once the hero is not (app/globals.css).
 */
export function markOnScreen(): void {
  watch(document.querySelectorAll('[data-cta],[data-hero]'), '-72px 0px 0px', (entries) => {
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle('is-on-screen', isIntersecting);
      target.classList.toggle('is-off-screen', !isIntersecting);
    }
  });
}
