/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { RevealSlider } from '@/components/gallery/reveal-slider';
import { pointerEvent } from '../support/dom';

type Place = [x: number, y: number];
type Move = (frame: HTMLElement) => void;

/** Returns the events of a pointer: it moves to each place but the last, at which it is said to have left. */
function path(pointerType: 'mouse' | 'touch', ...places: Place[]): Move {
  return (frame) => {
    for (const [index, place] of places.entries()) {
      fireEvent(frame, pointerEvent(index < places.length - 1 ? 'pointermove' : 'pointerleave', pointerType, place));
    }
  };
}

it.each<[string, number, Move]>([
  ['a mouse, and stays where the mouse left upwards', 75, path('mouse', [20, 50], [40, 50], [250, 0], [250, -20])],
  ['a mouse that leaves fast to the right', 100, path('mouse', [120, 50], [250, 50], [420, 50])],
  ['a mouse that leaves fast to the left', 0, path('mouse', [250, 50], [180, 50], [40, 50])],
  ['a mouse that leaves the window, last reported inside', 100, path('mouse', [120, 50], [250, 50], [250, 50])],
  ['no mouse at rest under which the page scrolls', 50, path('mouse', [120, 50], [120, 50], [120, 50])],
  ['a finger that sets out sideways', 20, path('touch', [200, 300], [220, 304], [141, 410], [140, 420], [140, 420])],
  ['a fast finger that is taken away', 0, path('touch', [280, 300], [200, 302], [140, 304], [0, 0])],
  ['a finger lifted on the way', 40, path('touch', [200, 300], [190, 300], [180, 300], [0, 0])],
  ['no finger that scrolls the page', 50, path('touch', [200, 300], [204, 280], [0, 0])],
  ['a tap on a place', 80, (frame) => fireEvent.click(frame, { clientX: 260 })],
  ['the range input', 30, () => fireEvent.input(screen.getByRole('slider'), { target: { value: '30' } })],
])('the seam of a before/after pair follows %s, and its value is announced', (_, seam, move) => {
  const labels = { before: 'Avant', after: 'Après', slider: 'Comparer', value: '{before}/{after}', start: '50/50' };
  render(<RevealSlider before={<i />} after={<b />} labels={labels} range={createRef()} />);
  const range = screen.getByRole<HTMLInputElement>('slider');
  const frame = range.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  jest.isolateModules(() => require('@/components/gallery/slider.island'));
  move(frame);
  expect([Number(frame.style.getPropertyValue('--seam')), range.valueAsNumber]).toEqual([seam, seam]);
  expect(range.ariaValueText).toBe(`${seam}/${100 - seam}`);
});
