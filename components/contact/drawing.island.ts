import { momentOf } from '@/lib/dates/moment';

// Lays the drawing of the map over its picture, as a part of the page that follows the clock (components/contact/map-drawing.tsx).

const frame = document.querySelector('[data-moment]') as HTMLElement;
const picture = frame.firstChild as HTMLImageElement;

const show = () => {
  frame.dataset.moment = momentOf(new Date());
};

const draw = async () => {
  // Without it the picture stays as it is.
  const response = await fetch(picture.src).catch(() => undefined);
  if (!response?.ok) return;
  frame.insertAdjacentHTML('beforeend', await response.text());
  show();
  setInterval(show, 5000);
};

// What is far below has not been asked for yet.
if (picture.naturalWidth) draw();
else picture.onload = draw;
