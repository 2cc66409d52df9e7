import { dataClient } from '@/lib/data-client';

const address = 'https://salon.example/tarifs.json';
const queryKey = [address, 'more', 1];
const answer = jest.fn<Promise<Response>, unknown[]>();
globalThis.fetch = answer;

it('a query fetches the address in its key with credentials, and a second query takes the first answer', async () => {
  answer.mockResolvedValueOnce(Response.json({ tarif: 55 }));
  await expect(dataClient.fetchQuery({ queryKey })).resolves.toEqual({ tarif: 55 });
  expect(answer).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'include' }));
  await expect(dataClient.fetchQuery({ queryKey })).resolves.toEqual({ tarif: 55 });
  expect(answer).toHaveBeenCalledTimes(1);
  const queries = { staleTime: Infinity, refetchInterval: false, refetchOnWindowFocus: false };
  expect(dataClient.getDefaultOptions()).toMatchObject({ queries, mutations: { retry: false } });
});

it.each([
  ['404: pas de page ici', new Response('pas de page ici', { status: 404 })],
  ['503: Boiler On Fire', new Response('a long page', { status: 503, statusText: 'Boiler On Fire' })],
  ['is not valid JSON', new Response('<!doctype html>')],
])('a bad answer is an error that says "%s", without a retry', async (message, response) => {
  answer.mockResolvedValueOnce(response).mockResolvedValue(Response.json({}));
  await expect(dataClient.fetchQuery({ queryKey: [address, message] })).rejects.toThrow(message);
});
