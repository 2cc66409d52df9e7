/** @jest-environment jsdom */
import { replaceBrokenPictures } from '@/components/browser/pictures';

// Without a final slash, as an owner may write it; the browser adds one when it is read from `src`.
const stock = 'https://photos.example';
const markup = `<picture><source srcset="a.avif 400w" sizes="100vw"><img src="a.webp" srcset="a.webp 400w" sizes="100vw" data-fallback="${stock}" alt="Un peigne"></picture>`;

/** Puts an image on the page, with properties that say how far it is loaded; `fail` sends its error event. */
function load(html: string, state = {}) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const image = box.querySelector('img') as HTMLImageElement;
  for (const [name, value] of Object.entries({ ...state, currentSrc: 'a.webp' }))
    Object.defineProperty(image, name, { value });
  return { box, image, fail: () => image.dispatchEvent(new Event('error')) };
}

it('a picture that failed before the script ran is replaced, one that is loading or loaded is not', () => {
  const states = [
    { complete: true, naturalWidth: 0 },
    { complete: false, naturalWidth: 0 },
    { complete: true, naturalWidth: 400 },
  ];
  const images = states.map((state) => load(markup, state).image);
  replaceBrokenPictures();
  expect(images.map((image) => image.getAttribute('src'))).toEqual([stock, 'a.webp', 'a.webp']);
});

it('a picture shows its fallback photo each time it fails, nothing if that fails too; a lone <img> stays', () => {
  const { box, image, fail } = load(markup);
  fail();
  expect(image.getAttribute('src')).toBe(stock);
  expect(box.querySelectorAll('[srcset]')).toHaveLength(0);
  expect(box.querySelectorAll('picture > source')).toHaveLength(1);
  // React may write the address back.
  image.src = 'a.webp';
  fail();
  expect(image.getAttribute('src')).toBe(stock);
  // The browser's icon of a broken picture is hidden.
  fail();
  expect(image.style.opacity).toBe('0');
  const html = '<img src="b.jpg" srcset="b.jpg 1x" alt="">';
  const other = load(html);
  other.fail();
  expect(other.box.innerHTML).toBe(html);
});
