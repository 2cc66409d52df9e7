import { currentToasts, dismissToast, showToast, subscribeToToasts } from '@/components/ui/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (title: string) => showToast({ tone: 'success', title, text: '' });
const titles = () => currentToasts().map(({ title }) => title);
const dismiss = () => dismissToast(currentToasts()[0]?.id ?? 0);

it('there is at most one toast, the newest, and those who listen hear of it until they stop', () => {
  const heard: string[][] = [];
  const stop = subscribeToToasts(() => heard.push(titles()));
  show('first');
  show('second');
  stop();
  show('third');
  expect([...heard, titles()]).toEqual([['first'], ['second'], ['third']]);
});

it('a dismissed toast is closed at once and removed later, without the next one', () => {
  show('one');
  dismiss();
  expect(currentToasts()).toMatchObject([{ title: 'one', isOpen: false }]);
  jest.advanceTimersByTime(999_999);
  show('two');
  jest.advanceTimersByTime(1);
  expect(titles()).toEqual(['two']);
  dismiss();
  jest.advanceTimersByTime(1_000_000);
  expect(titles()).toEqual([]);
});
