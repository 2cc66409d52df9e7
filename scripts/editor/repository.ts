import { readFile } from 'node:fs/promises';
import { inRepository } from '../support/paths';

export async function readRepository(): Promise<string | undefined> {
  return githubRepository(JSON.parse(await readFile(inRepository('package.json'), 'utf8')).repository);
}

/** The same of the field `repository` of package.json, in one of npm's ways; without a host it is one on GitHub. */
export function githubRepository(field?: string | { url?: string }): string | undefined {
  const address = typeof field === 'string' ? field : (field?.url ?? '');
  const known =
    /^(?:github:|(?:[a-z+]+:\/\/)?(?:git@)?(?:www\.)?github\.com[/:])?([a-z\d](?:-?[a-z\d])*\/[\w.-]+?)(?:\.git)?\/?$/i;
  return known.exec(address.trim())?.[1];
}
