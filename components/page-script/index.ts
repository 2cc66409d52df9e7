import { loadMapsInTime } from '@/components/page-script/maps';
import { closeMenuInTime } from '@/components/page-script/menu';
import { replaceBrokenPictures } from '@/components/page-script/pictures';
import { revealOnScroll } from '@/components/page-script/reveal';
import { showStatus } from '@/components/page-script/status';
import { wakeIslands } from '@/components/page-script/wake-islands';

/** Starts what every page has, bundled into the one script that stands at its end. A page that is only prepared waits. */
export function startPage(): void {
  replaceBrokenPictures();
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

function start(): void {
  // For the speculation rules (lib/page-script.ts).
  if (matchMedia('(hover: hover)').matches) document.documentElement.className += ' has-mouse';
  showStatus();
  revealOnScroll();
  closeMenuInTime();
  loadMapsInTime();
  wakeIslands();
}
