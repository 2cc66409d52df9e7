/**
 * An `<img data-fallback="address">` whose file fails to load shows that address instead. Where that fails too, or there is
 * none, the frame stays, in the picture's own colour: the browser's sign of a broken picture would lie under words.
 */
export function replaceBrokenPictures(): void {
  // Failures do not bubble, but they can be caught on their way down.
  document.addEventListener('error', ({ target }) => replace(target as HTMLImageElement), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
    if (image.complete && !image.naturalWidth && image.currentSrc) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const picture = image.closest('picture');
  if (!picture) return;
  const { fallback } = image.dataset;
  if (!fallback || image.getAttribute('src') === fallback) {
    image.style.opacity = '0';
    return;
  }
  // The image's own addresses too.
  for (const source of picture.children) source.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.src = fallback;
}
