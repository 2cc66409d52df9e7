/** @jest-environment jsdom */
import { loadMapsInTime } from '@/components/page-script/maps';
import { fakeView } from '../support/view';

it('asks the host of a map for it only once it is near', () => {
  const report = fakeView();
  document.body.innerHTML = '<iframe data-src="https://maps.example/embed"></iframe>';
  const target = document.querySelector('iframe') as HTMLIFrameElement;
  const address = () => document.querySelector('iframe')?.getAttribute('src');
  loadMapsInTime();
  report({ target });
  expect(address()).toBeNull();
  report({ target, isIntersecting: true });
  expect(address()).toBe('https://maps.example/embed');
});
