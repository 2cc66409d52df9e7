import { readFile } from 'node:fs/promises';
import type { Salon } from '../lib/schema/salon';
import { inRepository } from '../scripts/support/paths';

/** Returns the repository on GitHub where a salon is kept, as `owner/name`: the one that salon.json names, else package.json. */
export async function readRepository({ repository }: Pick<Salon, 'repository'>): Promise<string | undefined> {
  return repository ?? githubRepository(JSON.parse(await readFile(inRepository('package.json'), 'utf8')).repository);
}

/** Understands the field `repository` in each of npm's ways; without a host it is one on GitHub. */
export function githubRepository(field?: string | { url?: string }): string | undefined {
  const address = typeof field === 'string' ? field : (field?.url ?? '');
  const pattern =
    /^(?:github:|(?:[a-z+]+:\/\/)?(?:git@)?(?:www\.)?github\.com[/:])?([a-z\d](?:-?[a-z\d])*\/[\w.-]+?)(?:\.git)?\/?$/i;
  return pattern.exec(address.trim())?.[1];
}
