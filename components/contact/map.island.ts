/** Lays the provider's map over the drawn one (components/contact/map-panel.tsx) when its button is pressed: nothing is asked of the provider before. */
export default function offerMap(root: HTMLElement): void {
  const { map: src } = root.dataset;
  const drawn = root.parentElement as HTMLElement;
  root.dataset.state = 'hydrated';
  root.addEventListener('click', () => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Google Maps', loading: 'lazy', src });
    frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
    drawn.after(frame);
    // On paper it is seen again (app/print.css).
    drawn.inert = true;
    frame.focus();
  });
}
