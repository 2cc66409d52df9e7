/**
 * When the file of an `<img data-fallback="address">` fails to load, shows the stock photo at that address instead. If
 * it fails too, or there is none, hides the image, so that its frame shows the picture's colour: the browser's icon for
 * a broken picture would disturb text that lies over it.
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
  if (!fallback || image.getAttribute('src') === fallback) {
    image.style.opacity = '0';
    return;
  }
  // `srcset` would win over the new `src`.
  for (const source of picture.children) source.removeAttribute('srcset');
  image.src = fallback;
}
