import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, slowdown, slowNetwork } from './phone';
import { clickKey } from './probe';

/** A message of the DevTools protocol, as far as it is read here. */
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; status: string; key: { url: string } };
  // biome-ignore lint/suspicious/noExplicitAny: every method answers something else.
  result?: any;
}

/**
 * Rests the mouse on a link until its page is prerendered, or for ten seconds, and clicks.
 * The browser is spoken to through its tab: one whose page a debugger holds, as Playwright does, prerenders nothing.
 */
export async function measurePrerendered(
  browser: { program: string; flags: readonly string[] },
  origin: string,
  [from, to]: readonly [string, string],
): Promise<Partial<Figures>> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const ownFlags = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(browser.program, [...browser.flags, ...ownFlags], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
    const answers = new Map<number, (result: Message['result']) => void>();
    const pages: string[] = [];
    let isReady = false;
    let rest = '';
    const send = (method: string, params: object = {}, sessionId?: string): Promise<Message['result']> => {
      const id = answers.size + 1;
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      // A page that is gone never answers.
      return Promise.race([new Promise((resolve) => answers.set(id, resolve)), wait(5000)]);
    };
    const receive = ({ id, method, params, result }: Message) => {
      if (id) answers.get(id)?.(result);
      else if (method === 'Preload.prerenderStatusUpdated')
        isReady ||= params?.status === 'Ready' && params.key.url === origin + to;
      else if (method === 'Target.attachedToTarget' && params) {
        pages.push(params.sessionId);
        void send('Network.enable', {}, params.sessionId);
        void send('Network.emulateNetworkConditions', slowNetwork, params.sessionId);
        void send('Emulation.setCPUThrottlingRate', slowdown, params.sessionId);
        void send('Runtime.runIfWaitingForDebugger', {}, params.sessionId);
      }
    };
    output.setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) receive(JSON.parse(message));
    });
    const evaluate = async (expression: string, page: string) =>
      (await send('Runtime.evaluate', { expression, returnByValue: true }, page))?.result?.value;
    const until = async <Value>(question: () => Value | Promise<Value>): Promise<Value> => {
      const end = Date.now() + 10_000;
      let answer = await question();
      for (; !answer && Date.now() < end; answer = await question()) await wait(100);
      return answer;
    };

    const targets = () => send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const targetId = await until(async () => (await targets()).targetInfos[0]?.targetId);
    const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
    pages.length = 0;
    await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab);
    const page = (await until(() => pages[0])) ?? '';
    await send('Preload.enable', {}, page);
    await send('Page.navigate', { url: origin + from }, page);
    await until(() => evaluate(`location.href !== 'about:blank' && document.readyState === 'complete'`, page));
    const link = `[...document.querySelectorAll('a[href="${to}"]')].find((a) => a.checkVisibility())`;
    await evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`, page);
    await wait(500);
    const box = await evaluate(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      (${link}.getBoundingClientRect())`,
      page,
    );
    const mouse = (type: string) =>
      send('Input.dispatchMouseEvent', { type, ...box, button: 'left', clickCount: 1 }, page);
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...box }, page);
    await until(() => isReady);
    await wait(500);
    // The page that was clicked may be gone before it answers.
    void mouse('mousePressed');
    void mouse('mouseReleased');
    const figures = `(() => {
      const clicked = Number(localStorage.getItem('${clickKey}'));
      const prerendered = Number(performance.getEntriesByType('navigation')[0].activationStart > 0);
      return clicked && bench.headingAt > clicked && { heading: bench.headingAt - clicked, prerendered };
    })()`;
    const found = await until(async () =>
      (await Promise.all(pages.map((each) => evaluate(figures, each)))).find((each) => each?.heading),
    );
    return found ?? {};
  } finally {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
