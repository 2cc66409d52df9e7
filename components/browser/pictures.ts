/**
 * When the file of an `<img data-fallback="URL">` fails to load, shows the stock photo at that URL instead. An image
 * without a fallback, or whose fallback fails too, is hidden: its frame shows the picture's colour instead of the
 * browser's icon for a broken picture.
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
