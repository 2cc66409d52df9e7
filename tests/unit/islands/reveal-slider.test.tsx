/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describePosition, HANDLE, positionAt } from '@/components/sections/reveal-position';
import { RevealSlider } from '@/components/sections/reveal-slider';
import { pointerEvent } from '../support/dom';

it.each([
  [122, 0],
  [222, 50],
  [272, 75],
  [322, 100],
  [20, 0],
  [900, 100],
])('a pointer at %i px of a scale from 100 to 344 px stands for %i', (x, position) => {
  expect(positionAt(x, { left: 100, width: 200 + HANDLE })).toBe(position);
});

it('a scale that the handle fills is in its middle', () => {
  expect(positionAt(10, { left: 0, width: HANDLE })).toBe(50);
});

it('a position is told in percentages that add up', () => {
  expect(describePosition(66.5, '{before}/{after}')).toBe('33/67');
});

const labels = { before: 'Avant', after: 'Après', slider: 'Comparer', value: '{before}/{after}' };
function Slider() {
  const range = useRef<HTMLInputElement>(null);
  return <RevealSlider before={<i />} after={<b />} labels={labels} range={range} />;
}
const partingOf = (frame: HTMLElement) => Number(frame.style.getPropertyValue('--reveal'));

type Move = (frame: HTMLElement, range: HTMLInputElement) => void;

/** A pointer that enters at the first place, moves to the next ones and is told to leave at the last. */
function path(pointerType: 'mouse' | 'touch', ...places: [number, number][]): Move {
  return (frame) => {
    // React makes entering and leaving of these two.
    const types = places.map((_, index) => (index === 0 ? 'pointerover' : 'pointermove'));
    for (const [index, type] of [...types.slice(0, -1), 'pointerout'].entries()) {
      fireEvent(frame, pointerEvent(type, pointerType, places[index] as [number, number]));
    }
  };
}

it.each<[string, number, Move]>([
  ['a mouse, and stays where it left upwards', 75, path('mouse', [20, 50], [40, 50], [150, 0], [150, -20])],
  ['a mouse that leaves fast to the right', 100, path('mouse', [20, 50], [150, 50], [320, 50])],
  ['a mouse that leaves fast to the left', 0, path('mouse', [150, 50], [80, 50], [-60, 50])],
  ['a mouse that leaves the window, told where it was last', 100, path('mouse', [20, 50], [150, 50], [150, 50])],
  ['no mouse under which the page scrolls', 50, path('mouse', [20, 50], [20, 50])],
  [
    'a finger that sets out sideways',
    20,
    (frame) => {
      fireEvent(frame, pointerEvent('pointerdown', 'touch', [100, 300]));
      fireEvent(frame, pointerEvent('pointermove', 'touch', [120, 304]));
      fireEvent(frame, pointerEvent('pointermove', 'touch', [40, 420]));
    },
  ],
  ['a fast finger that is taken away', 0, path('touch', [180, 300], [100, 302], [40, 304], [0, 0])],
  ['a finger lifted on the way', 40, path('touch', [100, 300], [90, 300], [80, 300], [0, 0])],
  ['no finger taken away to scroll', 50, path('touch', [100, 300], [98, 280], [0, 0])],
  [
    'no finger that scrolls',
    50,
    (frame) => {
      fireEvent(frame, pointerEvent('pointerdown', 'touch', [100, 300]));
      fireEvent(frame, pointerEvent('pointermove', 'touch', [104, 280]));
    },
  ],
  ['the range input', 30, (_, range) => fireEvent.input(range, { target: { value: '30' } })],
  ['a tap', 80, (frame) => fireEvent.click(frame, { clientX: 160 })],
])('the parting follows %s, and is told', (_, parting, move) => {
  const frame = render(<Slider />).container.firstElementChild as HTMLElement;
  const range = screen.getByLabelText<HTMLInputElement>('Comparer');
  range.getBoundingClientRect = () => ({ left: -HANDLE / 2, width: 200 + HANDLE }) as DOMRect;
  move(frame, range);
  expect([partingOf(frame), range.valueAsNumber]).toEqual([parting, parting]);
  expect(range.ariaValueText).toBe(describePosition(parting, labels.value));
});

it('a tap puts the keys on the range', () => {
  const frame = render(<Slider />).container.firstElementChild as HTMLElement;
  fireEvent.click(frame);
  expect(screen.getByLabelText('Comparer')).toHaveFocus();
});
