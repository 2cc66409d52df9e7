import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Key of an element in the answers of every driver, as the protocol fixes it. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page, as the driver names it. */
export type ElementRef = { [elementKey]: string };

/** Arguments as a function in the page gets them. */
type InPage<A extends unknown[]> = { [K in keyof A]: A[K] extends ElementRef ? HTMLElement : A[K] };

/** Keys without a letter, as the protocol writes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;
export type Key = keyof typeof keys;

/** A driver that runs, with all it has started. */
export class Driver {
  readonly #process: ChildProcess;
  readonly #address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#process = child;
    this.#address = address;
  }

  /** @throws Error when the driver does not answer. */
  static async start([program, ...args]: [string, ...string[]], port: number, env: NodeJS.ProcessEnv): Promise<Driver> {
    // A process group of its own, because the display and the browser are children of children.
    const child = spawn(program, [...args, `--port=${port}`], { detached: true, stdio: 'ignore', env });
    const failed = once(child, 'error').then(([error]) => Promise.reject(error));
    const driver = new Driver(child, `http://127.0.0.1:${port}`);
    await Promise.race([driver.#isReady(), failed]);
    return driver;
  }

  /** Opens a window. */
  async open(): Promise<Session> {
    const { sessionId } = await this.send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
    return new Session('', (method, path, body) => this.send(method, `/session/${sessionId}${path}`, body));
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.#address + path, {
      method,
      // A browser that hangs shall not take the time of the tests after it.
      signal: AbortSignal.timeout(30_000),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await response.json()) as { value: T & { error: string; message: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  async stop(): Promise<void> {
    if (this.#process.pid === undefined || this.#process.exitCode !== null) return;
    const closed = once(this.#process, 'close');
    process.kill(-this.#process.pid, 'SIGTERM');
    await closed;
  }

  async #isReady(): Promise<void> {
    for (const end = Date.now() + 30_000; ; ) {
      const isUp = await this.send<{ ready: boolean }>('GET', '/status').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (Date.now() > end) throw new Error('The WebDriver server does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** One window of a browser: what the journeys need of the W3C WebDriver protocol. */
export class Session {
  readonly #origin: string;
  readonly #send: Send;

  constructor(origin: string, send: Send) {
    this.#origin = origin;
    this.#send = send;
  }

  /** The same window, for addresses that begin with `origin`. */
  on(origin: string): Session {
    return new Session(origin, this.#send);
  }

  goto(path: string): Promise<void> {
    return this.#send('POST', '/url', { url: this.#origin + path });
  }

  back(): Promise<void> {
    return this.#send('POST', '/back');
  }

  forward(): Promise<void> {
    return this.#send('POST', '/forward');
  }

  /** Path and fragment of the address. */
  async place(): Promise<string> {
    const { pathname, hash } = new URL(await this.#send<string>('GET', '/url'));
    return pathname + hash;
  }

  /** Makes the page, not the window, this large. */
  async resize(width: number, height: number): Promise<void> {
    const rect = await this.#send<{ width: number; height: number }>('POST', '/window/rect', { width, height });
    const inner = await this.run(() => [innerWidth, innerHeight] as const);
    await this.#send('POST', '/window/rect', {
      width: width + rect.width - inner[0],
      height: height + rect.height - inner[1],
    });
  }

  /** Runs a function in the page; it sees nothing but its arguments. */
  run<T, A extends unknown[]>(fn: (...args: InPage<A>) => T, ...args: A): Promise<Awaited<T>> {
    return this.#send('POST', '/execute/sync', { script: `return (${fn}).apply(null, arguments)`, args });
  }

  /** Elements that match a selector, in the order of the page. */
  all(selector: string): Promise<ElementRef[]> {
    return this.#send('POST', '/elements', { using: 'css selector', value: selector });
  }

  isDisplayed(element: ElementRef): Promise<boolean> {
    return this.#send('GET', `/element/${element[elementKey]}/displayed`);
  }

  /** Text of an element as it is shown. */
  text(element: ElementRef): Promise<string> {
    return this.#send('GET', `/element/${element[elementKey]}/text`);
  }

  click(element: ElementRef): Promise<void> {
    return this.#send('POST', `/element/${element[elementKey]}/click`);
  }

  /** Types into the element with the focus. */
  async type(text: string): Promise<void> {
    await this.#perform([...text].flatMap((value) => strokes(value)));
  }

  async press(key: Key, { shift = false } = {}): Promise<void> {
    const stroke = strokes(keys[key]);
    await this.#perform(shift ? [down(keys.Shift), ...stroke, up(keys.Shift)] : stroke);
  }

  /** Moves the mouse over places of the window, one after the other. */
  async moveMouse(places: readonly (readonly [x: number, y: number])[]): Promise<void> {
    const actions = places.map(([x, y]) => ({ type: 'pointerMove', duration: 20, x: Math.round(x), y: Math.round(y) }));
    await this.#send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  #perform(actions: object[]): Promise<void> {
    return this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const strokes = (value: string) => [down(value), up(value)];
