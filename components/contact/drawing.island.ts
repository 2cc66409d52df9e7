import { momentOf } from '@/lib/dates/moment';

// Lays the drawing of the map over its picture, as a part of the page that follows the clock (components/contact/map-drawing.tsx).

const frame = document.querySelector('[data-moment]') as HTMLElement;
const picture = frame.firstChild as HTMLImageElement;

const show = () => {
  frame.dataset.moment = momentOf(new Date()) + (frame.querySelector('.is-open') ? ' open' : '');
};

const draw = async () => {
  // Without it the picture stays as it is.
  const response = await fetch(picture.src).catch(() => undefined);
  if (!response?.ok) return;
  const { documentElement: drawing } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  // An answer that is no drawing is a document of another kind, as of a network that asks to sign in.
  if (!(drawing instanceof SVGSVGElement)) return;
  // In a shadow root its styles reach nothing else on the page. Picture and names stand in the slot, the names above the drawing.
  const root = frame.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<style>:host>svg{position:absolute;inset:0;width:100%;height:100%}@media print{svg{display:none}}</style><slot></slot>';
  root.firstElementChild?.after(document.importNode(drawing, true));
  show();
  setInterval(show, 5000);
};

// A lazy picture far below has not been asked for yet.
if (picture.naturalWidth) draw();
else picture.onload = draw;
