import { closeMenuInTime } from '@/components/page-script/menu';

const get = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = () => get('menu').hasAttribute('open');

beforeEach(() => {
  document.body.innerHTML = `
    <div><button id="toggle"></button><div id="menu"><a id="link" href="#prices"><b id="word"></b></a><i id="gap"></i></div></div>
    <a id="behind" href="#contact"></a>`;
  // jsdom has no popovers.
  const menu = get('menu');
  menu.toggleAttribute('open', true);
  menu.hidePopover = () => menu.toggleAttribute('open', false);
  closeMenuInTime();
});

it('closes when a link in it is followed, wherever on the link', () => {
  get('word').click();
  expect(isOpen()).toBe(false);
});

it('stays open for a click beside the links', () => {
  get('gap').click();
  expect(isOpen()).toBe(true);
});

it('stays open while the focus is in it or on its button, and closes when that goes on behind it', () => {
  get('link').focus();
  get('toggle').focus();
  expect(isOpen()).toBe(true);
  get('behind').focus();
  expect(isOpen()).toBe(false);
});
