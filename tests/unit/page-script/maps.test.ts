import { loadMapsInTime } from '@/components/page-script/maps';
import { fakeView } from './support/view';

it('asks the host of a map for it only once it is near', () => {
  const report = fakeView();
  const address = () => document.querySelector('iframe')?.getAttribute('src');
  const target = document.createElement('iframe');
  target.dataset.src = 'https://maps.example/embed';
  document.body.append(target);
  loadMapsInTime();
  report({ target });
  expect(address()).toBeNull();
  report({ target, isIntersecting: true });
  expect(address()).toBe('https://maps.example/embed');
});
