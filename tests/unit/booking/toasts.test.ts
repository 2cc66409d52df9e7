import { currentToasts, dismissToast, showToast, subscribeToToasts } from '@/components/ui/toast-store';

const show = (title: string) => showToast({ tone: 'success', title, text: '' });
const titles = () => currentToasts().map(({ title }) => title);

it('there is at most one toast, the newest; a dismissed one is closed at once and removed later, without the next', () => {
  jest.useFakeTimers();
  const heard: string[][] = [];
  const stop = subscribeToToasts(() => heard.push(titles()));
  show('first');
  show('second');
  stop();
  expect(heard).toEqual([['first'], ['second']]);
  dismissToast(currentToasts()[0]?.id ?? 0);
  expect(currentToasts()).toMatchObject([{ title: 'second', isOpen: false }]);
  jest.advanceTimersByTime(999_999);
  show('third');
  dismissToast(currentToasts()[0]?.id ?? 0);
  jest.advanceTimersByTime(1);
  expect(titles()).toEqual(['third']);
  jest.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual([]);
});
