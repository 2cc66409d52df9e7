#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, with this process as a bridge between the two.
//
// Playwright reaches an ordinary Firefox by WebDriver BiDi, and asks every one to emulate a colour scheme. Releases
// that do not know that command (153 is one) answer with an error, and no page ever opens. Here that one answer becomes
// a success; everything else passes as it is. With a Firefox that knows the command, nothing is changed.
// Plain JavaScript, because Playwright starts it as if it were the browser.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { createInterface } from 'node:readline';

const refusal = /"error":"unknown command","message":"[^"]*emulation\.setMediaFeaturesOverride/;

/**
 * The text with the refused command turned into one that worked.
 * @param {string} text
 */
function pardon(text) {
  if (!refusal.test(text)) return text;
  return JSON.stringify({ type: 'success', id: JSON.parse(text).id, result: {} });
}

/**
 * One frame of a server, which masks nothing.
 * @param {Buffer} payload
 */
function textFrame(payload) {
  if (payload.length > 125) throw new Error('Only short answers are written anew.');
  return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
}

/**
 * The first frame of what has come so far: where its text starts and where it ends; nothing while it is incomplete.
 * @param {Buffer} bytes
 */
function firstFrame(bytes) {
  if (bytes.length < 2) return undefined;
  const short = (bytes[1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < head + length ? undefined : { start: head, end: head + length };
}

/**
 * Passes on what Firefox says, frame by frame, after the answer to the handshake.
 * @param {import('node:net').Socket} from
 * @param {import('node:net').Socket} to
 */
function passAnswers(from, to) {
  let bytes = Buffer.alloc(0);
  let isOpen = false;
  from.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    if (!isOpen) {
      const end = bytes.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      to.write(bytes.subarray(0, end));
      bytes = bytes.subarray(end);
      isOpen = true;
    }
    for (let frame = firstFrame(bytes); frame; frame = firstFrame(bytes)) {
      const text = bytes.toString('utf8', frame.start, frame.end);
      const pardoned = pardon(text);
      to.write(pardoned === text ? bytes.subarray(0, frame.end) : textFrame(Buffer.from(pardoned)));
      bytes = bytes.subarray(frame.end);
    }
  });
}

/**
 * Listens for Playwright on a port of its own, which is returned.
 * @param {number} firefoxPort
 * @returns {Promise<number>}
 */
function openBridge(firefoxPort) {
  const server = createServer((playwright) => {
    const firefox = connect(firefoxPort, '127.0.0.1');
    // Firefox answers nobody who calls it by another port.
    playwright.once('data', (head) => {
      firefox.write(head.toString('latin1').replace(/^(Host: 127\.0\.0\.1:)\d+/im, `$1${firefoxPort}`), 'latin1');
      playwright.pipe(firefox);
    });
    passAnswers(firefox, playwright);
    playwright.on('error', () => firefox.destroy()).on('close', () => firefox.destroy());
    firefox.on('error', () => playwright.destroy()).on('close', () => playwright.destroy());
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, start, port] = /^(.*WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:)(\d+)$/.exec(line) ?? [];
  process.stderr.write(`${port ? `${start}${await openBridge(Number(port))}` : line}\n`);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
