import '@testing-library/jest-dom';

// jsdom lays nothing out, so it has none of these; the widgets only ask that they be there.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
window.scrollBy = () => undefined;

/** A pointer's event at a place, which jsdom's own events do not carry. */
export function pointerEvent(type: string, pointerType: 'mouse' | 'touch', [clientX, clientY]: [number, number]) {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType });
}
