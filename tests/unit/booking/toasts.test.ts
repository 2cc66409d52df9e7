import {
  areNoticesNeeded,
  currentNotices,
  dismissNotice,
  expectNotices,
  notify,
  removeDelay,
  subscribeToNotices,
} from '@/lib/notices';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const notice = (title: string) => ({ tone: 'success' as const, title, text: '' });
const titles = () => currentNotices().map(({ title }) => title);

it('asks for the notice area when a notice is expected, before there is one', () => {
  const listener = jest.fn();
  const stop = subscribeToNotices(listener);
  expect(areNoticesNeeded()).toBe(false);
  expectNotices();
  expect(areNoticesNeeded()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentNotices()).toEqual([]);
  stop();
});

it('has at most one notice, the newest', () => {
  notify(notice('first'));
  notify(notice('second'));
  expect(titles()).toEqual(['second']);
});

it('closes a dismissed notice at once and removes it after 1,000,000 ms', () => {
  notify(notice('one'));
  dismissNotice(currentNotices()[0]?.id ?? 0);
  expect(currentNotices()[0]?.isOpen).toBe(false);
  jest.advanceTimersByTime(removeDelay - 1);
  expect(titles()).toEqual(['one']);
  jest.advanceTimersByTime(1);
  expect(removeDelay).toBe(1_000_000);
  expect(titles()).toEqual([]);
});

it('does not take the next notice away with the last', () => {
  notify(notice('old'));
  dismissNotice(currentNotices()[0]?.id ?? 0);
  notify(notice('new'));
  jest.advanceTimersByTime(removeDelay);
  expect(titles()).toEqual(['new']);
});

it('tells nobody who has stopped listening', () => {
  const listener = jest.fn();
  subscribeToNotices(listener)();
  notify(notice('unheard'));
  expect(listener).not.toHaveBeenCalled();
});
