/** @jest-environment jsdom */
import { fakeView, setReducedMotion } from '../support/view';

let animated: { part: Element; delay?: number | string }[];
let report: ReturnType<typeof fakeView>;
let parts: HTMLElement[];

/** A page with three parts, the first of them on screen. */
async function open({ isStill = false } = {}) {
  animated = [];
  Element.prototype.animate = function (_keyframes, options) {
    animated.push({ part: this, delay: (options as KeyframeAnimationOptions).delay as number });
    return {} as Animation;
  };
  setReducedMotion(isStill);
  report = fakeView();
  document.body.innerHTML = '<p data-reveal></p>'.repeat(3);
  parts = [...document.querySelectorAll('p')];
  // Its module asks once what the visitor wants.
  jest.resetModules();
  const { revealOnScroll } = await import('@/components/page-script/reveal');
  revealOnScroll();
  report(...parts.map((target, index) => ({ target, boundingClientRect: { top: innerHeight - 1 + index } })));
}

const scrollTo = (...targets: (Element | undefined)[]) =>
  report(...targets.flatMap((target) => (target ? [{ target, isIntersecting: true }] : [])));
const hidden = () => parts.map(({ style }) => style.opacity === '0');

it('hides only what lies wholly below the screen, and lets it come in when it is scrolled to', async () => {
  await open();
  expect(hidden()).toEqual([false, true, true]);
  scrollTo(parts[1]);
  expect(hidden()).toEqual([false, false, true]);
  expect(animated).toEqual([{ part: parts[1], delay: 0 }]);
});

it('moves what comes together one after the other, no part twice, and none that was on screen from the start', async () => {
  await open();
  scrollTo(...parts);
  report(...parts.map((target) => ({ target, boundingClientRect: { top: innerHeight } })));
  scrollTo(...parts);
  expect(hidden()).toEqual([false, false, false]);
  expect(animated).toEqual([
    { part: parts[1], delay: 0 },
    { part: parts[2], delay: 100 },
  ]);
});

it('hides nothing from visitors who want little motion', async () => {
  await open({ isStill: true });
  expect(hidden()).toEqual([false, false, false]);
});
