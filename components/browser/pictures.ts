/**
 * An `<img data-fallback="address">` whose file fails to load shows that address instead, a stock photo. Where that fails
 * too, or there is none, the image is hidden and its frame keeps the picture's colour: text may lie over it, and the
 * browser's icon for a broken picture would disturb it.
 */
export function replaceBrokenPictures(): void {
  // Error events of images do not bubble, so they are captured.
  document.addEventListener('error', ({ target }) => replace(target as HTMLImageElement), true);
  for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
    if (image.complete && !image.naturalWidth && image.currentSrc) replace(image);
  }
}

function replace(image: HTMLImageElement): void {
  const picture = image.closest('picture');
  if (!picture) return;
  const { fallback } = image.dataset;
  if (!fallback || image.src === fallback) {
    image.style.opacity = '0';
    return;
  }
  // `srcset` would win over the new `src`.
  for (const source of picture.children) source.removeAttribute('srcset');
  image.src = fallback;
}
