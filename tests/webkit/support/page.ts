import { expect } from '@playwright/test';
import type { ElementRef, Session } from './webdriver';

/** The first element on screen that matches a selector and has this name or text, as soon as there is one. */
export async function find(visit: Session, selector: string, name?: string): Promise<ElementRef> {
  let found: ElementRef | null = null;
  const look = async () => {
    found = await visit.run(search, selector, name ?? null);
    return found !== null;
  };
  await expect.poll(look, `${selector} ${name ?? ''}`).toBe(true);
  return found as unknown as ElementRef;
}

/** Whether an element that matches a selector and has this name can be seen now. */
export async function isSeen(visit: Session, selector: string, name?: string): Promise<boolean> {
  return (await visit.run(search, selector, name ?? null)) !== null;
}

/** Looks for an element in the page. */
function search(selector: string, name: string | null): ElementRef | null {
  const read = (text?: string | null) => text?.replace(/\s+/g, ' ').trim();
  const namesOf = (element: HTMLElement) => [
    read(element.getAttribute('aria-label')),
    // biome-ignore lint/performance/useDomNodeTextContent: the menu's button holds two names, one of them hidden.
    read(element.innerText),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => read(label.textContent)),
  ];
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === null || namesOf(element).includes(read(name))),
  );
  // The driver turns elements into references.
  return (found ?? null) as unknown as ElementRef | null;
}

/** Opens a page and keeps every error and refusal of it in the page itself. */
export async function open(visit: Session, path: string): Promise<void> {
  await visit.goto(path);
  // Nothing but the loader has run so far: the framework waits for a sign of the visitor.
  await visit.run(() => {
    const faults: string[] = [];
    Object.assign(window, { faults, isSameDocument: true });
    addEventListener('error', ({ message }) => message && faults.push(message), true);
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      faults.push(`${effectiveDirective} refuses ${blockedURI}`),
    );
    const { error } = console;
    console.error = (...args: unknown[]) => {
      faults.push(args.join(' '));
      error(...args);
    };
  });
}

/** Opens a page and gives the sign of a visitor that brings its scripts. */
export async function wake(visit: Session, path: string): Promise<void> {
  await open(visit, path);
  await visit.press('Shift');
  await expect.poll(() => visit.run(isAlive)).toBe(true);
}

/** Whether React has taken the page over: it leaves properties of its own on every element. */
function isAlive(): boolean {
  return Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react'));
}

/** What went wrong in the page since it was opened. */
export function faults(visit: Session): Promise<string[]> {
  return visit.run(() => (window as unknown as { faults: string[] }).faults);
}

/** Whether the page is still the document that was opened, however many links were followed. */
export function isSameDocument(visit: Session): Promise<boolean> {
  return visit.run(() => 'isSameDocument' in window);
}

export function scrollTop(visit: Session): Promise<number> {
  return visit.run(() => Math.round(scrollY));
}

export function jumpTo(visit: Session, top: number): Promise<void> {
  return visit.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Follows the link, button or field of this name. */
export async function click(visit: Session, selector: string, name?: string): Promise<void> {
  await visit.click(await find(visit, selector, name));
}

export function focus(visit: Session, element: ElementRef): Promise<void> {
  return visit.run((target) => target.focus(), element);
}

export function hasFocus(visit: Session, element: ElementRef): Promise<boolean> {
  return visit.run((target) => document.activeElement === target, element);
}

/** The section is on screen, below the header. */
export async function expectInSight(visit: Session, section: string): Promise<void> {
  const place = () =>
    visit.run((id) => {
      const heading = document.getElementById(id)?.querySelector('h1, h2, h3') ?? document.getElementById(id);
      const top = heading?.getBoundingClientRect().top ?? -1;
      const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
      return top >= Math.floor(header) && top < innerHeight;
    }, section);
  await expect.poll(place, `#${section} in sight`).toBe(true);
}
