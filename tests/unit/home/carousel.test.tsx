/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { compile } from 'tailwindcss';
import { Carousel } from '@/components/home/carousel';
import { pointerEvent } from '../support/dom';
import { fakeView } from '../support/view';

// jsdom animates nothing.
jest.mock('framer-motion/dom/mini', () => ({ animate: () => undefined }));

const labels = { name: 'Avis', carousel: '', slide: '', pause: 'pause', play: 'play', previous: 'back', next: 'on' };
const slides = [1, 2, 3].map((number) => ({ position: `${number} sur 3`, name: 'client', text: `quote ${number}` }));

const row = () => document.querySelector('[aria-live]') as HTMLElement;

function show() {
  const report = fakeView();
  render(<Carousel slides={slides} labels={labels} />);
  act(() => report(row(), true));
}

/** Returns the one slide that is seen and read. */
const shown = () => screen.getByRole('group', { name: /sur 3/ }).ariaLabel;

const turn = () => act(() => jest.advanceTimersByTime(5000));
const press = (name: string) => () => fireEvent.click(screen.getByLabelText(name));
const point = (type: string) => () => fireEvent(row(), pointerEvent(type, 'mouse', [0, 0]));
const [enter, leave] = [point('pointerover'), point('pointerout')];
const focus = () => act(() => screen.getByLabelText('on').focus());
const blur = () => act(() => screen.getByLabelText('on').blur());

// The styles of the one class that matters here, because it hides slides.
beforeAll(async () => {
  const { build } = await compile('@tailwind utilities');
  document.head.innerHTML = `<style>${build(['invisible'])}</style>`;
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['turns through all slides and begins again', 2, [turn, turn, turn, turn]],
  ['goes on from the last slide to the first', 1, [press('on'), press('on'), press('on')]],
  ['goes back from the first slide to the last, and turns no more', 3, [press('back'), enter, leave, turn]],
  ['stands still under the pointer, and goes on when the pointer has left', 2, [enter, turn, leave, turn]],
  ['stands still while focus is inside, and goes on when the focus has left', 2, [focus, turn, blur, turn]],
  ['turns after play, though pointer and focus are on it', 2, [enter, focus, press('pause'), press('play'), turn]],
])('the carousel %s', (_, number, acts) => {
  show();
  for (const each of acts) each();
  expect(shown()).toBe(`${number} sur 3`);
});

it('the carousel’s first button is pause, which stops the rotation and lets changes be announced', () => {
  show();
  expect(row().ariaLive).toBe('off');
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['pause', 'back', 'on']);
  press('pause')();
  expect(row().ariaLive).toBe('polite');
  turn();
  expect(shown()).toBe('1 sur 3');
});

it.each([
  ['under reduced motion', () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)],
  ['in a tab that is hidden', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
])('the carousel does not rotate %s', (_, arrange) => {
  arrange();
  show();
  turn();
  expect(shown()).toBe('1 sur 3');
});

it.each([
  ['a finger that moves sideways', 2, 'touch', 100, 110],
  ['no finger that scrolls the page', 1, 'touch', 140, 300],
  ['no mouse, which may select text', 1, 'mouse', 100, 110],
] as const)('the carousel follows %s', (_, number, pointerType, x, y) => {
  show();
  fireEvent(row(), pointerEvent('pointerdown', pointerType, [200, 100]));
  fireEvent(row(), pointerEvent('pointerup', pointerType, [x, y]));
  expect(shown()).toBe(`${number} sur 3`);
});
