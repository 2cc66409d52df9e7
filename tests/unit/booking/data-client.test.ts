import { createDataClient, dataClient } from '@/lib/data-client';

const address = 'https://salon.example/tarifs.json';
const queryKey = [address, 'more', 1];
const answer = jest.spyOn(globalThis, 'fetch');

beforeEach(() => answer.mockReset());
afterAll(() => answer.mockRestore());

it('gets the address that comes first in the key, with credentials, and never finds what it has stale', async () => {
  jest.useFakeTimers();
  answer.mockResolvedValue(Response.json({ tarif: 55 }));
  const client = createDataClient();
  await expect(client.fetchQuery({ queryKey })).resolves.toEqual({ tarif: 55 });
  expect(answer).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'include' }));
  answer.mockResolvedValue(Response.json({ tarif: 60 }));
  jest.advanceTimersByTime(365 * 24 * 3600 * 1000);
  await expect(client.fetchQuery({ queryKey })).resolves.toEqual({ tarif: 55 });
  jest.useRealTimers();
});

it.each([
  ['404: pas de page ici', new Response('pas de page ici', { status: 404 })],
  ['503: Boiler On Fire', new Response('a long page', { status: 503, statusText: 'Boiler On Fire' })],
  ['is not valid JSON', new Response('<!doctype html>')],
])('fails with "%s", and does not ask again', async (message, response) => {
  answer.mockResolvedValueOnce(response).mockResolvedValue(Response.json({}));
  await expect(createDataClient().fetchQuery({ queryKey })).rejects.toThrow(message);
});

it('is one client for the whole site, which asks again neither by the clock nor when the window comes back', () => {
  expect(dataClient()).toBe(dataClient());
  const queries = { refetchInterval: false, refetchOnWindowFocus: false };
  expect(dataClient().getDefaultOptions()).toMatchObject({ queries, mutations: { retry: false } });
});
