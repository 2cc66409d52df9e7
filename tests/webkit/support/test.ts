import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { findFreePort } from '@/scripts/support/ports';
import { withoutScripts } from '@/tests/e2e/support/test';
import { Driver, type Session } from './webdriver';

interface TestFixtures {
  /** Whether pages may run scripts. */
  hasScripts: boolean;
  /** The window on the site, with nothing kept from other tests. */
  visit: Session;
}

interface WorkerFixtures {
  /** Whether the visitor has asked for less motion. */
  isReduced: boolean;
  /** One window for all tests of a process: each start of the browser is one that may hang. */
  window: Session;
}

/** Playwright's `test` with a window of WebKitGTK in place of its own browsers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  hasScripts: [true, { option: true }],
  isReduced: [true, { option: true, scope: 'worker' }],
  window: [
    async ({ isReduced }, use, { workerIndex }) => {
      const settings = await writeSettings(isReduced);
      const env = { ...process.env, XDG_CONFIG_HOME: settings };
      const driver = await Driver.start(driverCommand(), await findFreePort(4600 + workerIndex), env);
      try {
        await use(await driver.open());
      } finally {
        await driver.stop();
        await rm(settings, { recursive: true, force: true });
      }
    },
    { scope: 'worker' },
  ],
  visit: async ({ window, hasScripts, viewport, baseURL }, use) => {
    const site = baseURL ?? '';
    const plain = hasScripts ? undefined : await serveWithoutScripts(site);
    const visit = window.on(plain?.origin ?? site);
    if (viewport) await visit.resize(viewport.width, viewport.height);
    await use(visit);
    // A test that was skipped has opened no page.
    if (hasScripts) await visit.run(() => location.protocol !== 'about:' && sessionStorage.clear());
    plain?.close();
  },
});

function driverCommand(): [string, ...string[]] {
  const driver = process.env.WEBKIT_DRIVER ?? '';
  const hasScreen = process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  return hasScreen ? [driver] : ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', driver];
}

/** A folder of settings for GTK: motion, and a window whose own controls leave room for a page as narrow as a phone. */
async function writeSettings(isReduced: boolean): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'webkit-'));
  const gtk = path.join(folder, 'gtk-3.0');
  await mkdir(gtk);
  await writeFile(path.join(gtk, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isReduced ? 0 : 1}\n`);
  await writeFile(path.join(gtk, 'gtk.css'), '* { min-width: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }\n');
  return folder;
}

/** The site at an address of its own, where no page may run a script. */
async function serveWithoutScripts(site: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(site + url);
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('content-type') ?? '',
      'Content-Security-Policy': withoutScripts,
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
