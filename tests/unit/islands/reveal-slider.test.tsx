import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describePosition, positionAt } from '@/components/sections/reveal-position';
import { RevealSlider } from '@/components/sections/reveal-slider';
import messages from '@/messages/fr.json';

const { gallery } = messages;
const labels = { before: gallery.before, after: gallery.after, slider: gallery.slider, value: gallery.slider_value };
const pictures = { before: <i>avant</i>, after: <i>apres</i> };

/** jsdom's pointer events carry no place. */
function point(target: Element, type: string, { pointerType, ...place }: { pointerType: string } & MouseEventInit) {
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true, ...place }), { pointerType }));
}

describe('positionAt', () => {
  it.each([
    [100, 0],
    [200, 50],
    [250, 75],
    [300, 100],
    [20, 0],
    [900, 100],
  ])('puts a pointer at %i px of a frame from 100 to 300 px at %i', (x, position) => {
    expect(positionAt(x, { left: 100, width: 200 })).toBe(position);
  });

  it('stays in the middle of a frame without width', () => {
    expect(positionAt(10, { left: 0, width: 0 })).toBe(50);
  });
});

it('describes a position in percentages that add up', () => {
  expect(describePosition(33.5, '{before}/{after}')).toBe('34/66');
});

describe('RevealSlider', () => {
  const setUp = () => {
    const { container } = render(<RevealSlider {...pictures} labels={labels} />);
    const frame = container.firstElementChild as HTMLElement;
    frame.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
    const range = screen.getByRole<HTMLInputElement>('slider', { name: labels.slider });
    return { frame, range, parting: () => Number(frame.style.getPropertyValue('--reveal')) };
  };

  it('has both pictures and a parting in the middle in the server HTML', () => {
    const html = renderToString(<RevealSlider {...pictures} labels={labels} />);
    expect(html).toMatch(/--reveal:50/);
    expect(html).toMatch(/<i>avant.*<i>apres/);
  });

  it('follows the pointer and stays where it left', () => {
    const { frame, range, parting } = setUp();
    point(frame, 'pointermove', { pointerType: 'mouse', clientX: 150 });
    fireEvent.pointerLeave(frame);
    expect([parting(), range.valueAsNumber]).toEqual([75, 75]);
  });

  it('follows a finger that moves sideways, not one that scrolls', () => {
    const { frame, parting } = setUp();
    const pointerType = 'touch';
    point(frame, 'pointerdown', { pointerType, clientX: 100, clientY: 300 });
    point(frame, 'pointermove', { pointerType, clientX: 104, clientY: 280 });
    expect(parting()).toBe(50);
    point(frame, 'pointerdown', { pointerType, clientX: 100, clientY: 300 });
    point(frame, 'pointermove', { pointerType, clientX: 120, clientY: 304 });
    point(frame, 'pointermove', { pointerType, clientX: 40, clientY: 420 });
    expect(parting()).toBe(20);
  });

  it('follows the range input and says so', () => {
    const { range, parting } = setUp();
    fireEvent.input(range, { target: { value: '20' } });
    expect(parting()).toBe(20);
    expect(range.ariaValueText).toBe(describePosition(20, labels.value));
  });

  it('shows one picture whole at the press of its button', () => {
    const { range, parting } = setUp();
    fireEvent.click(screen.getByRole('button', { name: labels.after }));
    expect(parting()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: labels.before }));
    expect([parting(), range.valueAsNumber]).toEqual([100, 100]);
  });
});
