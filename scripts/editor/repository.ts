import { readFile } from 'node:fs/promises';
import { inRepository } from '../support/paths';

/** The repository on GitHub where the editor saves, as `owner/name`. */
export async function readRepository(): Promise<string | undefined> {
  return githubRepository(JSON.parse(await readFile(inRepository('package.json'), 'utf8')).repository);
}

/** The repository on GitHub that the field `repository` of package.json names in one of npm's ways, as `owner/name`. */
export function githubRepository(field?: string | { url?: string }): string | undefined {
  const address = typeof field === 'string' ? field : (field?.url ?? '');
  const host = String.raw`(?:(?:git\+)?https?://|git://|(?:git\+)?ssh://git@|git@)(?:www\.)?github\.com[/:]`;
  // To npm a name without a host is one on GitHub.
  const known = new RegExp(String.raw`^(?:github:|${host})?([a-z\d](?:-?[a-z\d])*/[\w.-]+?)(?:\.git)?/?$`, 'i');
  return known.exec(address.trim())?.[1];
}
