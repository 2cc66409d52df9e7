// Part of the script at the end of every page (see readInlineScript() in defer-runtime.ts), where nothing but the pictures
// above has run: an `<img data-fallback="address">` whose file fails to load shows that address instead. Where that fails
// too, or there is none, the frame stays, a calm ground in the picture's own colour: the browser's sign of a broken picture
// would lie under words.
//
// Sources are emptied rather than removed, because React expects to find them when it starts. An image is judged by what it
// shows, so one that gets its first address back is replaced again, and the fallback's own failure cannot loop.
(() => {
  const swap = (image) => {
    const picture = image.closest?.('picture');
    if (!picture) return;
    const { fallback } = image.dataset;
    if (!fallback || image.getAttribute('src') === fallback) {
      image.style.opacity = 0;
      return;
    }
    for (const source of picture.children) source.removeAttribute('srcset');
    image.removeAttribute('sizes');
    image.setAttribute('src', fallback);
  };
  document.addEventListener('error', ({ target }) => swap(target), true);
  for (const image of document.querySelectorAll('picture img')) {
    if (image.complete && !image.naturalWidth && image.currentSrc) swap(image);
  }
})();
