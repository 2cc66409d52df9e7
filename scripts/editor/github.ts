export const githubApi = 'https://api.github.com';

/** Where the package keeps who is signed in. */
export const storedUser = 'sveltia-cms.user';

/** The token of who is signed in to the editor. */
export const tokenOf = (): string | undefined => JSON.parse(localStorage.getItem(storedUser) ?? '{}').token;

/** What GitHub answers, asked as who is signed in, through the gate. @throws Error in French where it refuses. */
export async function askGithub(query: string, variables: object) {
  const answer = await window.fetch(`${githubApi}/graphql`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokenOf()}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, message, errors } = await answer.json();
  if (!answer.ok || errors) throw new Error(message ?? errors[0].message);
  return data;
}

/** The texts of a file at commits, or branches, by the names that are given to these; undefined where it is not there. */
export async function textsAt<Name extends string>(repository: string, path: string, commits: Record<Name, string>) {
  const [owner, repo] = repository.split('/');
  const parts = Object.entries<string>(commits).map(
    ([name, commit]) => `${name}: object(expression: ${JSON.stringify(`${commit}:${path}`)}) { ... on Blob { text } }`,
  );
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
  const { repository: found } = await askGithub(query, { owner, repo });
  const texts = Object.keys(commits).map((name) => [name, found[name]?.text]);
  return Object.fromEntries(texts) as Record<Name, string | undefined>;
}

/** A text as GitHub takes the content of a file. */
export const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
