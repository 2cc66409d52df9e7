/** Closes the menu of phones, a popover, when a link in the menu is followed or the focus leaves the menu. */
export function closeMenuOnLeave(): void {
  const menu = document.getElementById('menu') as HTMLElement;
  const close = () => menu.hidePopover?.();
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  document.addEventListener(
    'focusin',
    ({ target }) => (menu.parentElement as HTMLElement).contains(target as Node) || close(),
  );
}
