// Part of the script at the end of every page (see readInlineScript() in defer-runtime.ts), where nothing but the pictures
// above has run: an `<img data-fallback="address">` whose file fails to load shows that address instead.
//
// Sources are emptied rather than removed, because React expects to find them when it starts. An image is judged by what it
// shows, so one that gets its first address back is replaced again, and the fallback's own failure cannot loop.
(() => {
  const swap = (image) => {
    const fallback = image.dataset?.fallback;
    if (!fallback || image.getAttribute('src') === fallback) return;
    for (const source of image.closest('picture')?.children ?? []) source.removeAttribute('srcset');
    image.removeAttribute('srcset');
    image.removeAttribute('sizes');
    image.setAttribute('src', fallback);
  };
  document.addEventListener('error', ({ target }) => swap(target), true);
  for (const image of document.querySelectorAll('[data-fallback]')) {
    if (image.complete && !image.naturalWidth && image.currentSrc) swap(image);
  }
})();
