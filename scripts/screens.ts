import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from './support/html';
import { needSite } from './support/made';
import { inRepository } from './support/paths';
import { runCommand } from './support/run-command';

/** Widths of a phone, a tablet and a laptop, in CSS pixels. */
const widths = [390, 768, 1440];

/** `npm run screens`: puts screenshots of every page in `out/`, at three widths, into one document. */
async function showScreens(): Promise<void> {
  await needSite();
  // Imported late, because the module reads the content when it is loaded.
  const { lookAtPages } = await import('./inspect/built-pages');
  const folder = inRepository('.generated', 'screens');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const rows = new Map<string, string>();
  await lookAtPages(async (browser, address, file) => {
    const pictures: string[] = [];
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(address);
      // A screenshot of the whole page would lack lazy pictures, and show the bar at the foot of phones in its middle.
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.bottom-bar')?.style.setProperty('display', 'none');
        for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
      });
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const picture = `${file.replace(/\W+/g, '-')}-${width}.jpg`;
      await page.screenshot({ path: path.join(folder, picture), fullPage: true, type: 'jpeg', quality: 75 });
      pictures.push(`<a href="${picture}"><img src="${picture}" alt="${width}"></a>`);
      await page.close();
    }
    rows.set(file, `<h2>${escapeHtml(new URL(address).pathname)}</h2>\n<div>${pictures.join('')}</div>`);
    return [];
  });
  const style = `body{margin:2vw;font:1rem system-ui}div{display:grid;grid-template-columns:${widths.map((width) => `${width}fr`).join(' ')};gap:1vw;align-items:start}img{width:100%;border:1px solid #ccc}`;
  const inOrder = [...rows].sort().map(([, row]) => row);
  const index = path.join(folder, 'index.html');
  await writeFile(
    index,
    `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>${inOrder.length} pages</title>\n<style>${style}</style>\n${inOrder.join('\n')}\n`,
  );
  console.log(`${inOrder.length} pages à ${widths.join(', ')} pixels : ouvrez ${index}`);
}

void runCommand('scripts/screens.ts', showScreens);
