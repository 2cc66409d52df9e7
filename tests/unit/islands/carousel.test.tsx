/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel } from '@/components/sections/carousel';
import { type CarouselAction, carouselReducer, SLIDE_TIME } from '@/components/sections/use-carousel';
import { testimonials } from '@/messages/fr.json';
import { pointerEvent } from '../support/dom';

// jsdom animates nothing.
jest.mock('framer-motion/dom/mini', () => ({ animate: () => undefined }));

const tick: CarouselAction = { type: 'tick' };
const next: CarouselAction = { type: 'step', by: 1 };
const previous: CarouselAction = { type: 'step', by: -1 };
const hover = (is: boolean): CarouselAction => ({ type: 'hover', is });
const focus = (is: boolean): CarouselAction => ({ type: 'focus', is });

it.each<[string, number, CarouselAction[]]>([
  ['turns through all slides and begins again', 1, [tick, tick, tick, tick]],
  ['goes back from the first slide to the last', 2, [previous]],
  ['goes on from the last slide to the first', 0, [next, next, next]],
  ['stops turning for good after a step back', 2, [previous, hover(true), hover(false), tick]],
  ['stops turning for good after a step on', 1, [next, hover(true), hover(false), tick]],
  ['stands still under the pointer', 0, [hover(true), tick]],
  ['goes on when the pointer leaves', 1, [hover(true), hover(false), tick]],
  ['stands still while focus is inside', 0, [focus(true), tick]],
  ['goes on when focus leaves', 1, [focus(true), focus(false), tick]],
  [
    'turns when asked to, although pointer and focus are on the button',
    1,
    [hover(true), focus(true), { type: 'stop' }, { type: 'toggle' }, tick],
  ],
])('%s', (_, index, actions) => {
  const start = { index: 0, count: 3, isPlaying: true, isHovered: false, isFocused: false };
  expect(actions.reduce(carouselReducer, start).index).toBe(index);
});

describe('on the page', () => {
  const { title, carousel, item, pause, play } = testimonials;
  const labels = { name: title, carousel, slide: item, pause, play, previous: 'back', next: 'on' };
  const slides = ['1 sur 3', '2 sur 3', '3 sur 3'].map((position) => ({
    id: position,
    position,
    name: 'client',
    text: `quote ${position}`,
  }));
  const isShown = (slide: Element) => !slide.classList.contains('invisible');
  const shown = () =>
    screen
      .getAllByLabelText(/sur 3/)
      .filter(isShown)
      .map((slide) => slide.ariaLabel);
  const row = () => document.querySelector('[aria-live]') as HTMLElement;
  const show = () => render(<Carousel slides={slides} labels={labels} />);
  const wait = (slideTimes: number) => act(() => jest.advanceTimersByTime(slideTimes * SLIDE_TIME));

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

  it('has the pause control first, which stops the turning and lets changes be announced', () => {
    show();
    expect(row().ariaLive).toBe('off');
    expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([pause, 'back', 'on']);
    fireEvent.click(screen.getByLabelText(pause));
    expect(row().ariaLive).toBe('polite');
    wait(3);
    expect(shown()).toEqual(['1 sur 3']);
    expect(screen.getByLabelText(play)).toBeVisible();
  });

  it.each([
    [
      'under reduced motion',
      () => jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList),
    ],
    ['in a tab that is hidden', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ])('does not turn %s', (_, arrange) => {
    arrange();
    show();
    wait(2);
    expect(shown()).toEqual(['1 sur 3']);
  });

  it.each([
    ['a finger sideways', '2 sur 3', 'touch', 100, 110],
    ['no finger that scrolls', '1 sur 3', 'touch', 140, 300],
    ['no mouse, which may mark text', '1 sur 3', 'mouse', 100, 110],
  ] as const)('follows %s', (_, slide, pointerType, x, y) => {
    show();
    fireEvent(row(), pointerEvent('pointerdown', pointerType, [200, 100]));
    fireEvent(row(), pointerEvent('pointerup', pointerType, [x, y]));
    expect(shown()).toEqual([slide]);
  });
});
