/** As many texts and rows as may stand on the first screen. */
const TEXTS = 24;
const STEPS = 8;

/**
 * Shows the page's two faces where they came after the first frame, for which `optional` does not wait (lib/generated/fonts.ts), and
 * moves nothing: a text that breaks into more or fewer lines than in the fallback gets a little less or more space between its letters.
 */
export function showLateFonts(): void {
  document.querySelectorAll<HTMLLinkElement>('link[as=font]').forEach(({ href }, index) => {
    const show = (face: FontFace) => {
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,p,li,tr,dl>div)')].slice(0, TEXTS);
      const heights = texts.map((text) => [text, text.offsetHeight] as const);
      document.fonts.add(face);
      for (const [text, height] of heights) {
        for (let step = 1; step < STEPS && text.offsetHeight !== height; step++)
          text.style.letterSpacing = `${(text.offsetHeight > height ? -step : step) / 200}em`;
      }
    };
    const name = index ? 'textFace' : 'displayFace';
    new FontFace(name, `url(${href})`, { weight: '400 600' }).load().then(show, () => undefined);
  });
}
