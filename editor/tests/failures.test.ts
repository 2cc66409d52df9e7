import { explainFailures } from '@/editor/failures';
import { githubApi } from '@/editor/github';

const ask = (send: () => Promise<Response>) => explainFailures(send)(`${githubApi}/graphql`);

it.each([401, 403, 404, 409, 429, 500, 502, 503])('the error %s of GitHub is explained in French', async (status) => {
  const answer = await ask(async () => Response.json({ message: 'Refused' }, { status }));
  expect([answer.status, (await answer.json()).message]).toEqual([status, expect.stringMatching(/GitHub|Le site/)]);
});

it('an unreachable GitHub is explained in French, and a good response stays unchanged', async () => {
  await expect(ask(() => Promise.reject(new TypeError('offline')))).rejects.toThrow('GitHub n’a pas pu être joint');
  const answer = Response.json({ data: {} });
  expect(await ask(async () => answer)).toBe(answer);
});
