import { replaceBrokenPictures } from '@/components/page-script/pictures';

const stock = 'https://images.unsplash.com/photo-1';
const markup = `<picture><source srcset="a.avif 400w" sizes="100vw"><img src="a.webp" srcset="a.webp 400w" sizes="100vw" data-fallback="${stock}" alt=""></picture>`;

/** An image on the page, in the state that its file left it in. */
function load(html: string, state?: { complete: boolean; naturalWidth: number }) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  const image = box.querySelector('img') as HTMLImageElement;
  const values = { ...state, currentSrc: 'a.webp' };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(image, name, { value });
  return { box, image, fail: () => image.dispatchEvent(new Event('error')) };
}

const failed = load(markup, { complete: true, naturalWidth: 0 });
const waiting = load(markup, { complete: false, naturalWidth: 0 });
const loaded = load(markup, { complete: true, naturalWidth: 400 });
replaceBrokenPictures();

it('finds an image that had failed before it ran, and leaves the others alone', () => {
  const addresses = [failed, waiting, loaded].map(({ image }) => image.getAttribute('src'));
  expect(addresses).toEqual([stock, 'a.webp', 'a.webp']);
});

it('shows the stock photo when the file fails, whatever the sources offer', () => {
  const { box, image, fail } = load(markup);
  fail();
  expect(image.getAttribute('src')).toBe(stock);
  expect(box.querySelectorAll('[srcset], [sizes]:not(source)')).toHaveLength(0);
});

it('keeps the elements themselves, which React looks for', () => {
  const { box, fail } = load(markup);
  fail();
  expect(box.querySelectorAll('picture > source')).toHaveLength(1);
});

it.each([
  ['the stock photo fails too', markup],
  ['there is none', markup.replace('data-fallback', 'data-none')],
])('hides the icon of a broken picture where %s, and keeps its words for screen readers', (_where, html) => {
  const { image, fail } = load(html);
  expect(image.style.opacity).toBe('');
  fail();
  fail();
  expect(image.style.opacity).toBe('0');
  expect(image.hasAttribute('alt')).toBe(true);
});

it('replaces again what React wrote back', () => {
  const { image, fail } = load(markup);
  fail();
  image.src = 'a.webp';
  fail();
  expect(image.getAttribute('src')).toBe(stock);
});

it('leaves an image outside of a picture alone', () => {
  const { image, fail } = load('<img src="b.jpg" srcset="b.jpg 1x" alt="">');
  fail();
  expect(image.getAttribute('src')).toBe('b.jpg');
  expect([image.hasAttribute('srcset'), image.style.opacity]).toEqual([true, '']);
});
