import { momentOf } from '@/lib/dates/moment';

// Lays the drawn map over its picture as inline SVG, whose styles follow the clock (map-drawing.tsx).

const frame = document.querySelector('[data-moment]') as HTMLElement;
const picture = frame.firstChild as HTMLImageElement;

const show = () => {
  frame.dataset.moment = momentOf(new Date()) + (frame.querySelector('.is-open') ? ' open' : '');
};

const draw = async () => {
  const response = await fetch(picture.src).catch(() => undefined);
  if (!response?.ok) return;
  const { documentElement: drawing } = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
  // The answer may be another document, such as the sign-in page of a network.
  if (!(drawing instanceof SVGSVGElement)) return;
  // A shadow root keeps the drawing's styles from the page. Its slot shows the picture behind, and the names in front.
  const root = frame.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<style>:host>svg{position:absolute;inset:0;width:100%;height:100%}@media print{svg{display:none}}</style><slot></slot>';
  root.firstElementChild?.after(document.importNode(drawing, true));
  show();
  setInterval(show, 5000);
};

// While a lazy picture far down the page is not loaded, the drawing waits for it.
if (picture.naturalWidth) draw();
else picture.onload = draw;
