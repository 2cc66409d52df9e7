import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../browser';
import { checkHost } from '../hosts/check-host';
import { type Command, type Host, hosts, makeWorkFolder } from '../hosts/servers';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';
import { outDir } from '../support/paths';
import { findFreePort, isPortTaken } from '../support/ports';
import { closingLine } from '../test-runners/closing-line';

/**
 * `npm run test:hosts`: serves `out/` with every server there is and looks whether all of the site works. Names of
 * servers choose among them; `--install` installs nginx, Caddy and Apache first, on Debian and as root.
 */
export default async function testHosts(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { install: { type: 'boolean', default: false } },
  });
  if (!existsSync(path.join(outDir, 'index.html')))
    throw new BuildError('There is no out/: run "npm run build" first.');
  if (process.env.BASE_PATH) throw new BuildError('The hosts are tried with a site at the root: unset BASE_PATH.');
  if (values.install) await install();

  const folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'));
  // Servers may run as somebody who cannot look into a home folder.
  await chmod(folder, 0o755);
  const site = path.join(folder, 'site');
  await cp(outDir, site, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureBrowser('tests'), args: browserFlags() });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const host of hosts) {
      if (positionals.length > 0 && !positionals.some((name) => host.name.toLowerCase().includes(name.toLowerCase()))) {
        continue;
      }
      counts[await tryHost(host, folder, site, browser)] += 1;
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(closingLine('hosts', counts));
  if (counts.failed > 0) throw new BuildError('The site does not work in full on every host; see above.');
}

async function tryHost(
  host: Host,
  folder: string,
  site: string,
  browser: Browser,
): Promise<'passed' | 'failed' | 'skipped'> {
  const reason = host.absent() ?? (host.probe ? await cannotGet(host.probe) : undefined);
  if (reason) {
    console.log(`${host.name}: skipped, ${reason}`);
    return 'skipped';
  }
  const port = await findFreePort(4700);
  const work = path.join(folder, String(port));
  makeWorkFolder(work);
  const server = start(host.prepare({ site, work, port }));
  try {
    const faults = (await server.isReady(port))
      ? await checkHost(host, `http://127.0.0.1:${port}`, site, browser)
      : [`it does not start: ${server.output().trim() || 'no message'}`];
    console.log(`${host.name}: ${faults.length === 0 ? 'passed' : 'failed'}`);
    for (const fault of faults) console.log(`  ${fault}`);
    return faults.length === 0 ? 'passed' : 'failed';
  } finally {
    await server.stop();
  }
}

/** Why a program of the npm registry cannot be had. */
async function cannotGet(probe: Command): Promise<string | undefined> {
  const [program, ...args] = probe;
  const child = spawn(program, args, { stdio: 'ignore', timeout: 120_000 });
  const isThere = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  return isThere ? undefined : `"${probe.join(' ')}" failed; it needs the npm registry the first time`;
}

function start([program, ...args]: Command) {
  // A process group of its own, because npx and nginx have children that outlive a signal to the parent alone.
  const child: ChildProcess = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const closed = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  return {
    output: () => output,
    isReady: async (port: number) => {
      for (const end = Date.now() + 30_000; Date.now() < end && !isClosed; ) {
        if (await isPortTaken(port)) return true;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return false;
    },
    stop: async () => {
      if (child.pid && !isClosed) process.kill(-child.pid, 'SIGTERM');
      await closed;
    },
  };
}

async function install(): Promise<void> {
  const packages = ['nginx-light', 'caddy', 'apache2'];
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new BuildError(`--install needs apt-get and root; install ${packages.join(', ')} by hand.`);
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  if ((await run('apt-get', ['update'], { env })) !== 0 || (await run('apt-get', args, { env })) !== 0) {
    throw new BuildError('apt-get could not install the servers; its messages are above.');
  }
}
