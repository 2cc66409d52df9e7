import '@testing-library/jest-dom';

// jsdom has no layout and opens no dialog; the widgets only need these to exist.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
window.scrollBy = () => undefined;
HTMLDialogElement.prototype.showModal = function () {
  this.querySelector<HTMLElement>('[autofocus]')?.focus();
};
HTMLDialogElement.prototype.close = () => undefined;

/** Returns a pointer event with coordinates, which jsdom's own events lack. */
export function pointerEvent(type: string, pointerType: 'mouse' | 'touch', [clientX, clientY]: [number, number]) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType });
}
