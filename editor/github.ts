export const githubApi = 'https://api.github.com';

export const branch = 'main';

/** Key in the local storage under which Sveltia CMS keeps the signed-in user. */
export const storedUser = 'sveltia-cms.user';

/** Returns the token of the signed-in user; undefined if nobody is signed in. */
export const tokenOf = (): string | undefined => JSON.parse(localStorage.getItem(storedUser) ?? '{}').token;

export const expired = 'Votre jeton GitHub n’est plus valable : il a expiré, ou il a été retiré.';
/** French sentences for errors of GitHub, by HTTP status. */
export const sentences: Record<number, string> = {
  401: `${expired} Déconnectez-vous, puis connectez-vous avec un nouveau jeton.`,
  403: 'GitHub refuse : votre jeton n’a pas le droit d’écrire dans ce dépôt, ou il y a eu trop de demandes. Réessayez plus tard.',
  404: 'GitHub ne trouve pas le dépôt du site : il a changé de nom, ou votre jeton n’y donne pas accès.',
  409: 'Le site vient d’être changé d’un autre appareil. Rien n’est perdu : enregistrez encore une fois.',
  429: 'GitHub a reçu trop de demandes. Attendez une minute, puis recommencez : votre texte reste dans le formulaire.',
};

/** Asks GitHub as the signed-in user, by way of gate.ts. @throws Error with GitHub's message, if possible in French. */
export async function askGithub(path: string, body?: object) {
  const answer = await window.fetch(githubApi + path, {
    headers: { Authorization: `Bearer ${tokenOf()}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok || said.errors) throw new Error(said.message ?? said.errors[0].message);
  return said;
}

/** Queries a repository (`owner/name`) by GraphQL. Returns the answers by the names of the fields in `parts`. */
export async function askRepository(repository: string, parts: readonly string[]) {
  const [owner, repo] = repository.split('/');
  const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
  return (await askGithub('/graphql', { query, variables: { owner, repo } })).data.repository;
}

/** Returns the id of the latest commit of `branch`. */
export async function latestCommit(repository: string): Promise<string> {
  return (await askRepository(repository, [`ref(qualifiedName: "${branch}") { target { oid } }`])).ref.target.oid;
}

/** The input of GitHub's mutation `createCommitOnBranch`. */
export interface Commit {
  branch: { repositoryNameWithOwner: string; branchName?: string };
  /** Id of the commit to build on; GitHub refuses if it is no longer the latest one. */
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

/**
 * Saves texts, by their paths in the repository, in one commit, which gate.ts checks. Returns the id of the commit.
 * @throws Error with the sentences of the check, or GitHub's message
 */
export async function commitTexts(
  repository: string,
  headline: string,
  texts: Record<string, string>,
): Promise<string> {
  const query =
    'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
  const input: Commit = {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: await latestCommit(repository),
    fileChanges: {
      additions: Object.entries(texts).map(([path, text]) => ({ path, contents: base64Of(text) })),
      deletions: [],
    },
    message: { headline },
  };
  const { data } = await askGithub('/graphql', { query, variables: { input } }).catch((error: Error) => {
    // failures.ts translates errors by status; when the site has changed meanwhile, GitHub answers with status 200.
    throw /expected/i.test(error.message) ? new Error(sentences[409]) : error;
  });
  return data.createCommitOnBranch.commit.oid;
}

export const base64Of = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
