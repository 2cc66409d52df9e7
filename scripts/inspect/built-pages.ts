import type { Browser } from '@playwright/test';
import { readBasePath } from '../../lib/links/site';
import { launchBrowser } from '../browser';
import { startPreviewServer } from '../preview';
import { mapByCore } from '../support/files';
import { type PageFault, pageFiles, pathOf } from './exported-site';

/** Serves the built site. Returns the faults that `look` finds on its pages. @throws BuildError without a browser. */
export async function lookAtPages(
  look: (browser: Browser, address: string, file: string) => Promise<Omit<PageFault, 'file'>[]>,
): Promise<PageFault[]> {
  const basePath = readBasePath();
  const server = await startPreviewServer({ basePath });
  let browser: Browser | undefined;
  try {
    const opened = await launchBrowser();
    browser = opened;
    const found = await mapByCore(pageFiles(), async (file) => {
      const faults = await look(opened, server.origin + basePath + pathOf(file), file);
      return faults.map((fault) => ({ file, ...fault }));
    });
    return found.flat();
  } finally {
    await browser?.close();
    await server.close();
  }
}
