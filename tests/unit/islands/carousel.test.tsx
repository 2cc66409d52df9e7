import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from '@/components/sections/carousel';
import {
  type CarouselAction,
  type CarouselState,
  carouselReducer,
  SLIDE_TIME,
} from '@/components/sections/use-carousel';
import messages from '@/messages/fr.json';

// jsdom animates nothing.
jest.mock('framer-motion/dom/mini', () => ({ animate: () => undefined }));

const start: CarouselState = { index: 0, count: 3, isPlaying: true, isHovered: false, isFocused: false };
const stateAfter = (...actions: CarouselAction[]) => actions.reduce(carouselReducer, start);
const tick: CarouselAction = { type: 'tick' };
const next: CarouselAction = { type: 'step', by: 1 };
const previous: CarouselAction = { type: 'step', by: -1 };

describe('carousel state', () => {
  it('turns through all slides and begins again', () => {
    expect([stateAfter(tick).index, stateAfter(tick, tick).index, stateAfter(tick, tick, tick).index]).toEqual([
      1, 2, 0,
    ]);
  });

  it('wraps at both ends', () => {
    expect(stateAfter(previous).index).toBe(2);
    expect(stateAfter(next, next, next).index).toBe(0);
  });

  it.each([
    ['previous', previous],
    ['next', next],
  ])('stops turning for good after %s', (_, step) => {
    const stepped = stateAfter(step, { type: 'hover', is: true }, { type: 'hover', is: false });
    expect(stepped.isPlaying).toBe(false);
    expect(carouselReducer(stepped, tick).index).toBe(stepped.index);
  });

  it('stands still under the pointer and while focus is inside, then goes on', () => {
    for (const type of ['hover', 'focus'] as const) {
      expect(stateAfter({ type, is: true }, tick).index).toBe(0);
      expect(stateAfter({ type, is: true }, { type, is: false }, tick).index).toBe(1);
    }
  });

  it('turns when asked to, although the pointer and focus are on the button', () => {
    const asked = stateAfter(
      { type: 'hover', is: true },
      { type: 'focus', is: true },
      { type: 'stop' },
      { type: 'toggle' },
    );
    expect(carouselReducer(asked, tick).index).toBe(1);
  });
});

describe('Carousel', () => {
  const { testimonials } = messages;
  const labels = {
    name: testimonials.title,
    carousel: testimonials.carousel,
    slide: testimonials.item,
    pause: testimonials.pause,
    play: testimonials.play,
    previous: testimonials.previous,
    next: testimonials.next,
  };
  const slides = ['a', 'b', 'c'].map((id, index) => ({
    id,
    position: `${index + 1} sur 3`,
    name: `client ${id}`,
    text: `quote ${id}`,
  }));
  const shown = () =>
    screen.getAllByRole('group', { name: /sur 3/ }).filter((slide) => !slide.classList.contains('invisible'));
  const live = () => screen.getByText(/quote a/).closest('[aria-live]');

  /** jsdom sees nothing: the carousel is on screen as soon as it is observed. */
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(((callback: IntersectionObserverCallback) => ({
      observe: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
      disconnect: () => {},
    })) as never);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows every quote before React comes', () => {
    document.body.innerHTML = renderToString(<Carousel slides={slides} labels={labels} />);
    expect(shown().map(({ textContent }) => textContent)).toEqual(
      slides.map(({ text }) => expect.stringContaining(text)),
    );
    document.body.replaceChildren();
  });

  it('goes on from the slide that a visitor had scrolled to before React came', () => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
    jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(195);
    render(<Carousel slides={slides} labels={labels} />);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveAccessibleName('3 sur 3');
  });

  it('shows the next slide after its time, without announcing it', () => {
    render(<Carousel slides={slides} labels={labels} />);
    expect(live()).toHaveAttribute('aria-live', 'off');
    act(() => jest.advanceTimersByTime(SLIDE_TIME));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toHaveAccessibleName('2 sur 3');
  });

  it('has the pause control first, which stops the turning and lets changes be announced', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Carousel slides={slides} labels={labels} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      labels.pause,
      labels.previous,
      labels.next,
    ]);
    await user.click(screen.getByRole('button', { name: labels.pause }));
    fireEvent.pointerLeave(screen.getByRole('group', { name: labels.name }));
    expect(live()).toHaveAttribute('aria-live', 'polite');
    act(() => jest.advanceTimersByTime(3 * SLIDE_TIME));
    expect(shown()[0]).toHaveAccessibleName('1 sur 3');
    expect(screen.getByRole('button', { name: labels.play })).toBeInTheDocument();
  });

  it('starts paused under reduced motion', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(<Carousel slides={slides} labels={labels} />);
    act(() => jest.advanceTimersByTime(2 * SLIDE_TIME));
    expect(shown()[0]).toHaveAccessibleName('1 sur 3');
  });

  it('does not turn in a tab that is hidden', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    render(<Carousel slides={slides} labels={labels} />);
    act(() => jest.advanceTimersByTime(2 * SLIDE_TIME));
    expect(shown()[0]).toHaveAccessibleName('1 sur 3');
  });

  it('follows a finger sideways, not one that scrolls', () => {
    render(<Carousel slides={slides} labels={labels} />);
    const swipe = (from: [number, number], to: [number, number]) => {
      const row = live() as HTMLElement;
      for (const [type, [x, y]] of [
        ['pointerdown', from],
        ['pointerup', to],
      ] as const) {
        fireEvent(
          row,
          Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), { pointerType: 'touch' }),
        );
      }
    };
    swipe([200, 100], [100, 110]);
    expect(shown()[0]).toHaveAccessibleName('2 sur 3');
    swipe([200, 100], [140, 300]);
    expect(shown()[0]).toHaveAccessibleName('2 sur 3');
    swipe([100, 100], [200, 100]);
    expect(shown()[0]).toHaveAccessibleName('1 sur 3');
  });
});
