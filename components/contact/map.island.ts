/** Loads the provider's map over the drawn map (map-panel.tsx) when its button is pressed, with no request before. */
export default function offerMap(root: HTMLElement): void {
  const { map: src } = root.dataset;
  const drawn = root.parentElement as HTMLElement;
  root.dataset.state = 'hydrated';
  root.addEventListener('click', () => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Google Maps', loading: 'lazy', src });
    frame.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%';
    drawn.after(frame);
    // app/print.css shows the drawn map again on paper.
    drawn.inert = true;
    frame.focus();
  });
}
