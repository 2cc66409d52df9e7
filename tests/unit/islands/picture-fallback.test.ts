import { readFileSync } from 'node:fs';
import { inRepository } from '@/scripts/support/paths';

const script = readFileSync(inRepository('scripts/finish/runtime/picture-fallback.js'), 'utf8');

const stock = 'https://images.unsplash.com/photo-1';
const markup = `<picture><source srcset="a.avif 400w" sizes="100vw"><img src="a.webp" srcset="a.webp 400w" sizes="100vw" data-fallback="${stock}" alt=""></picture>`;

/** Each test gets a document of its own: the script listens on it for good. */
function load(html: string, prepare?: (image: HTMLImageElement) => void) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const image = page.querySelector('img');
  if (!image) throw new Error('no image');
  prepare?.(image);
  new Function('document', script)(page);
  return { page, image, fail: () => image.dispatchEvent(new Event('error')) };
}

it('shows the stock photo when the file fails, whatever the sources offer', () => {
  const { page, image, fail } = load(markup);
  fail();
  expect(image.getAttribute('src')).toBe(stock);
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.hasAttribute('sizes')).toBe(false);
  expect(page.querySelectorAll('source[srcset]')).toHaveLength(0);
});

it('keeps the elements themselves, which the framework will look for', () => {
  const { page, fail } = load(markup);
  fail();
  expect(page.querySelectorAll('picture > source')).toHaveLength(1);
});

it('does not touch the address again when the stock photo fails too', () => {
  const { image, fail } = load(markup);
  fail();
  const setAttribute = jest.spyOn(image, 'setAttribute');
  fail();
  fail();
  expect(setAttribute).not.toHaveBeenCalled();
});

it('hides the sign of a broken picture once there is nothing left to show, and keeps its words for screen readers', () => {
  for (const html of [markup, markup.replace(` data-fallback="${stock}"`, '')]) {
    const { image, fail } = load(html);
    expect(image.style.opacity).toBe('');
    fail();
    fail();
    expect(image.style.opacity).toBe('0');
    expect(image.hasAttribute('alt')).toBe(true);
  }
});

it('replaces again what the framework wrote back', () => {
  const { image, fail } = load(markup);
  fail();
  image.src = 'a.webp';
  fail();
  expect(image.getAttribute('src')).toBe(stock);
});

it('finds an image that had failed before it ran', () => {
  const { image } = load(markup, (failed) => {
    Object.defineProperties(failed, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: 'a.webp' },
    });
  });
  expect(image.getAttribute('src')).toBe(stock);
});

it('leaves an image that is still loading, and one outside of a picture, alone', () => {
  const waiting = load(markup, (image) => {
    Object.defineProperties(image, {
      complete: { value: false },
      naturalWidth: { value: 0 },
      currentSrc: { value: 'a.webp' },
    });
  });
  expect(waiting.image.getAttribute('src')).toBe('a.webp');
  const bare = load('<img src="b.jpg" srcset="b.jpg 1x" alt="">');
  bare.fail();
  expect(bare.image.getAttribute('src')).toBe('b.jpg');
  expect(bare.image.hasAttribute('srcset')).toBe(true);
});
