import { fakeView, setReducedMotion } from './support/view';

const animate = jest.fn();
let report: ReturnType<typeof fakeView>;
let parts: HTMLElement[];

/** A page with three parts, the first of them on screen. */
async function open({ isStill = false } = {}) {
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

beforeEach(() => {
  animate.mockClear();
  Element.prototype.animate = animate;
});

it('hides only what lies wholly below the screen', async () => {
  await open();
  expect(hidden()).toEqual([false, true, true]);
});

it('lets a part come in when it is scrolled to', async () => {
  await open();
  scrollTo(parts[1]);
  expect(hidden()).toEqual([false, false, true]);
  expect(animate.mock.contexts).toEqual([parts[1]]);
});

it('lets what comes together come in one after the other', async () => {
  await open();
  scrollTo(parts[1], parts[2]);
  expect(animate.mock.calls.map(([, { delay }]) => delay)).toEqual([0, 100]);
});

it('never moves a part twice, nor one that was on screen from the start', async () => {
  await open();
  scrollTo(...parts);
  report(...parts.map((target) => ({ target, boundingClientRect: { top: innerHeight } })));
  scrollTo(...parts);
  expect(animate.mock.contexts).toEqual([parts[1], parts[2]]);
  expect(hidden()).toEqual([false, false, false]);
});

it('hides nothing from visitors who want little motion', async () => {
  await open({ isStill: true });
  expect(hidden()).toEqual([false, false, false]);
});
