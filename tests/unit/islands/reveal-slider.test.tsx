/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { describePosition, positionAt } from '@/components/sections/reveal-position';
import { RevealSlider } from '@/components/sections/reveal-slider';
import { pointerEvent } from '../support/dom';

it.each([
  [100, 0],
  [200, 50],
  [250, 75],
  [300, 100],
  [20, 0],
  [900, 100],
])('a pointer at %i px of a frame from 100 to 300 px parts the pictures at %i', (x, position) => {
  expect(positionAt(x, { left: 100, width: 200 })).toBe(position);
});

it('a frame without width is parted in the middle', () => expect(positionAt(10, { left: 0, width: 0 })).toBe(50));

it('a position is told in percentages that add up', () => {
  expect(describePosition(33.5, '{before}/{after}')).toBe('34/66');
});

const labels = { before: 'Avant', after: 'Après', slider: 'Comparer', value: '{before}/{after}' };
const slider = <RevealSlider before={<i />} after={<b />} labels={labels} />;
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
  ['the button of the first picture', 100, () => fireEvent.click(screen.getByText('Avant', { selector: 'button' }))],
  ['the button of the second picture', 0, () => fireEvent.click(screen.getByText('Après', { selector: 'button' }))],
])('the parting follows %s, and is told', (_, parting, move) => {
  const frame = render(slider).container.firstElementChild as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  const range = screen.getByLabelText<HTMLInputElement>('Comparer');
  move(frame, range);
  expect([partingOf(frame), range.valueAsNumber]).toEqual([parting, parting]);
  expect(range.ariaValueText).toBe(describePosition(parting, labels.value));
});
