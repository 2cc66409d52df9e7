import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { listFiles } from './files';
import { inRepository } from './paths';

const folders = ['app', 'components', 'content', 'lib', 'messages', 'scripts'];
const files = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];

/**
 * A name for what the site is made from: the same for the same sources, packages and addresses, whoever builds it and
 * wherever. Next would draw one by lot, so that no two builds were alike.
 */
export async function sourceHash(): Promise<string> {
  const inFolders = await Promise.all(
    folders.map(async (folder) => (await listFiles(inRepository(folder))).map((file) => `${folder}/${file}`)),
  );
  const hash = createHash('sha256');
  for (const variable of ['SITE_URL', 'BASE_PATH']) hash.update(`${variable}=${process.env[variable] ?? ''}\0`);
  for (const file of [...inFolders.flat(), ...files]) {
    hash
      .update(`${file}\0`)
      .update(await readFile(inRepository(file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}
