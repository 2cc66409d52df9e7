// Part of the script at the end of every page (see readInlineScript() in defer-runtime.ts).
//
// Waits for a sign of the visitor, or three seconds after the load event for an idle moment, then brings in the full
// style sheet, the scripts and the page's data. React starts when all of them are there, because it would take the page
// away over one that is missing; until then, and where one of them fails, every link is a plain link.
(() => {
  let page = document.currentScript.dataset;
  // A touch is a pointer too, and a turn of the wheel scrolls.
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];
  const add = (name, properties) =>
    new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement(name), properties, { onload, onerror }));
    });
  const start = () => {
    if (!page) return;
    const { data, scripts, entry } = page;
    page = 0;
    Promise.all([
      fetch(data).then((file) => file.ok && file.text()),
      // React finds the sheet by its address and takes it over.
      ...[...document.querySelectorAll('[data-sheet]')].map(({ dataset }) =>
        add('link', { rel: 'stylesheet', href: dataset.sheet }),
      ),
      ...scripts.split(' ').map((src) => add('script', { src })),
    ])
      .then(([text]) => {
        // Some hosts send a page in place of a file they have not, and call that a success.
        if (!/^\w*:/.test(text)) return stayPlain();
        self.__next_f = [[0], [1, text]];
        self.TURBOPACK ||= [];
        self.TURBOPACK.push(JSON.parse(entry));
      })
      // Offline, perhaps. The page is complete without.
      .catch(stayPlain);
  };
  for (const sign of signs) addEventListener(sign, start, true);
  addEventListener('load', () => setTimeout(() => (self.requestIdleCallback || start)(start), 3000));

  // A button pressed before React has reached it is pressed once more as soon as it has: React leaves properties of its
  // own on every element it takes over, and there are no buttons here but React's.
  let pressed;
  let isAlive = (button) => Object.keys(button).length;
  const stayPlain = () => {
    page = 0;
    // Nobody waits any longer.
    isAlive = () => 1;
  };
  const press = () => {
    if (!isAlive(pressed)) return setTimeout(press, 50);
    pressed.click();
    pressed = 0;
  };
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button');
      if (!button || isAlive(button)) return;
      event.preventDefault();
      event.stopPropagation();
      if (pressed) return;
      pressed = button;
      press();
    },
    true,
  );

  // React failed on this page a moment ago (app/global-error.tsx). The mark is taken off, so that who loads the page again
  // tries again.
  if (history.state?.isPlain) {
    history.replaceState(null, '');
    stayPlain();
  }
})();
