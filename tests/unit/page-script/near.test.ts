/** @jest-environment jsdom */
import { loadWhatIsNear } from '@/components/page-script/near';
import { fakeView } from '../support/view';

it.each([
  ['the host of a map', 'iframe', 'https://maps.example/embed'],
  ['the site', 'script', '/islands/a.js'],
])('asks %s for an <%s> only once it is near', (_, tag, file) => {
  const report = fakeView();
  document.body.innerHTML = `<${tag} data-src="${file}"></${tag}>`;
  const target = document.querySelector(tag) as HTMLElement;
  const address = () => document.querySelector(tag)?.getAttribute('src');
  loadWhatIsNear();
  report({ target });
  expect(address()).toBeNull();
  report({ target, isIntersecting: true });
  expect(address()).toBe(file);
});
