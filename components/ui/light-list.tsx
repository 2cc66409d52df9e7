import { type ComponentProps, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';

// Replaces packages of Radix's list in the bundle of islands (scripts/assets/islands.ts), which take half of the time in
// which a slow phone opens the list: they lock scrolling, hide the page from screen readers and put elements around it,
// for each of which the browser styles the page again, and they render the list for each step of its placing.

type ChildrenProps = Pick<ComponentProps<'div'>, 'children'>;
type ContentProps = ComponentProps<'div'> & { align: string; collisionPadding: number; onPlaced: () => void };

export const RemoveScroll = ({ children }: ChildrenProps) => children;
export const hideOthers = () => () => undefined;
export const useFocusGuards = () => undefined;

export const createPopperScope = () => () => ({});
export const Root = RemoveScroll;
export const Anchor = RemoveScroll;

/** Chooses the side and greatest height of the list, which CSS places beside its field (`.select-list`). */
export function Content({ ref, align: _, collisionPadding, style: __, onPlaced, ...rest }: ContentProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement, []);
  const place = useEffectEvent((box: HTMLElement, field: Element) => {
    const { top, bottom } = field.getBoundingClientRect();
    const above = top - collisionPadding;
    const below = innerHeight - bottom - collisionPadding;
    const isAbove = box.offsetHeight > below && above > below;
    box.dataset.side = isAbove ? 'top' : 'bottom';
    box.style.maxHeight = `${isAbove ? above : below}px`;
    onPlaced();
  });
  useLayoutEffect(() => {
    if (list.current?.parentElement) place(list.current, list.current.parentElement);
  }, []);
  return <div ref={list} {...rest} />;
}
