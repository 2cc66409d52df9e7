import { loadMapsInTime } from '@/components/page-script/maps';
import { fakeView } from './support/view';

it('asks the host of a map for it only once it is near', () => {
  const report = fakeView();
  const target = document.createElement('iframe');
  target.dataset.src = 'https://maps.example/embed';
  document.body.append(target);
  loadMapsInTime();
  report({ target });
  expect(target.hasAttribute('src')).toBe(false);
  report({ target, isIntersecting: true });
  expect(target.src).toBe('https://maps.example/embed');
});
