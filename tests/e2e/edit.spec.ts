import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { editorPath } from '@/lib/links/site';
import { isPortTaken } from '@/scripts/support/ports';
import { paths } from '@/tests/support/paths';
import { copyProject, jiti } from './support/project-copy';

let copy: ReturnType<typeof copyProject>;
let command: ChildProcess;
let output = '';

test.beforeAll(() => {
  copy = copyProject();
  command = spawn(process.execPath, [jiti, 'scripts/edit.ts'], { cwd: copy.folder });
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
});

test.afterAll(async () => {
  await stop();
  copy.remove();
});

async function stop(): Promise<void> {
  if (command.exitCode !== null || !command.kill('SIGINT')) return;
  await once(command, 'close');
}

function saveAmount(amount: unknown): void {
  const file = path.join(copy.folder, 'content', 'prices', 'mains-manucure.json');
  const price = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...price, price: { ...price.price, amount } }));
}

const name = 'npm run edit shows what is saved, says what is wrong and stops with all it has started';

test(name, { tag: '@chromium' }, async ({ page }) => {
  // It compiles what the build would.
  test.slow();
  const eventually = expect.configure({ timeout: 60_000 });
  await eventually.poll(() => output).toContain('Ready in');
  const [, site = ''] = /Le site : (\S+)/.exec(output) ?? [];
  const [, editor = ''] = /L’éditeur : (\S+)/.exec(output) ?? [];
  expect(editor).toBe(`${site}${editorPath}/index.html`);
  expect((await page.request.get(editor)).status()).toBe(200);

  await page.goto(site + paths['price-list'], { waitUntil: 'domcontentloaded' });
  saveAmount(433);
  await eventually(page.getByText('433')).toBeVisible();

  saveAmount('cher');
  await expect
    .poll(() => output)
    .toMatch(/content\/prices\/mains-manucure\.json : .* un nombre [\s\S]*Le site montre encore/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await eventually(page.getByText('433')).toBeVisible();

  const messages = path.join(copy.folder, 'messages', 'fr.json');
  const words = readFileSync(messages, 'utf8');
  const said = output.length;
  writeFileSync(messages, JSON.stringify({ ...JSON.parse(words), nav: '' }));
  await expect.poll(() => output.slice(said)).toContain('messages/fr.json : ');
  writeFileSync(messages, words);
  await expect.poll(() => output.slice(said)).toContain('Le site montre encore');
  // The pages had the message that is wrong.
  expect(output).not.toMatch(/messages\/fr\.json : .*\nLe site montre encore/);

  saveAmount(434);
  await eventually(page.getByText('434')).toBeVisible();

  await stop();
  expect(await isPortTaken(Number(new URL(site).port))).toBe(false);
});
