import { loadMapsInTime } from '@/components/page-script/maps';
import { closeMenuInTime } from '@/components/page-script/menu';
import { replaceBrokenPictures } from '@/components/page-script/pictures';
import { revealOnScroll } from '@/components/page-script/reveal';
import { startIslands } from '@/components/page-script/start-islands';
import { showStatus } from '@/components/page-script/status';

// What every page has, bundled into the one script that stands at its end (scripts/islands.ts).

function start(): void {
  // For the speculation rules (lib/generated/page-script.ts).
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') document.documentElement.className += ' has-mouse';
  };
  addEventListener('pointermove', onMove, { once: true });
  showStatus();
  revealOnScroll();
  closeMenuInTime();
  loadMapsInTime();
  startIslands();
}

replaceBrokenPictures();
// A page that is only prepared waits for its visitor.
if (document.prerendering) document.addEventListener('prerenderingchange', start);
else start();
