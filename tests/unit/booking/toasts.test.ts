import { currentToasts, dismissToast, removeDelay, showToast, subscribeToToasts } from '@/components/ui/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const toast = (title: string) => ({ tone: 'success' as const, title, text: '' });
const titles = () => currentToasts().map(({ title }) => title);

it('has at most one toast, the newest', () => {
  showToast(toast('first'));
  showToast(toast('second'));
  expect(titles()).toEqual(['second']);
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
  showToast(toast('one'));
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()[0]?.isOpen).toBe(false);
  jest.advanceTimersByTime(removeDelay - 1);
  expect(titles()).toEqual(['one']);
  jest.advanceTimersByTime(1);
  expect(removeDelay).toBe(1_000_000);
  expect(titles()).toEqual([]);
});

it('does not take the next toast away with the last', () => {
  showToast(toast('old'));
  dismissToast(currentToasts()[0]?.id ?? 0);
  showToast(toast('new'));
  jest.advanceTimersByTime(removeDelay);
  expect(titles()).toEqual(['new']);
});

it('tells those who listen, until they stop', () => {
  const heard: string[][] = [];
  const stop = subscribeToToasts(() => heard.push(titles()));
  showToast(toast('heard'));
  stop();
  showToast(toast('unheard'));
  expect(heard).toEqual([['heard']]);
});
