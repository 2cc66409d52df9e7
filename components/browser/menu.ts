/** Closes the phone's menu, a popover, when a link in it is followed or the focus leaves it. */
export function closeMenuOnLeave(): void {
  const menu = document.getElementById('menu') as HTMLElement;
  // Browsers without popovers have no `hidePopover`, and never show the menu.
  const close = () => menu.hidePopover?.();
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  document.addEventListener(
    'focusin',
    ({ target }) => (menu.parentElement as HTMLElement).contains(target as Node) || close(),
  );
}
