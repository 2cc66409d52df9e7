/** @jest-environment jsdom */
import { closeMenuOnLeave } from '@/components/page-script/menu';

const get = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = () => get('menu').hasAttribute('open');

beforeEach(() => {
  document.body.innerHTML = `
    <div><button id="toggle"></button><div id="menu" open><a id="link" href="#prices"><b id="word"></b></a><i id="gap"></i></div></div>
    <a id="behind" href="#contact"></a>`;
  // jsdom has no popovers.
  const menu = get('menu');
  menu.hidePopover = () => menu.removeAttribute('open');
  closeMenuOnLeave();
});

it.each([
  ['closes when a link in it is followed, wherever on the link', false, () => get('word').click()],
  ['stays open for a click beside the links', true, () => get('gap').click()],
  ['stays open while the focus is in it', true, () => get('link').focus()],
  ['stays open while the focus is on its button', true, () => get('toggle').focus()],
  ['closes when the focus goes on behind it', false, () => get('behind').focus()],
])('%s', (_, expected, act) => {
  act();
  expect(isOpen()).toBe(expected);
});
