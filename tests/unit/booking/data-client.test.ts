/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDataClient, dataClient } from '@/lib/data-client';

let server: Server;
let origin: string;
const seen: IncomingMessage[] = [];

const answers: Record<string, RequestListener> = {
  '/ok': (_, response) => response.setHeader('content-type', 'application/json').end('{"tarif":55}'),
  '/missing': (_, response) => response.writeHead(404).end('pas de page ici'),
  '/broken': (_, response) => response.writeHead(500, 'Boiler On Fire').end('a long page about it'),
  '/gateway': (_, response) => response.writeHead(503, 'Service Unavailable').end(),
  '/html': (_, response) => response.end('<!doctype html>'),
  '/dropped': (request) => request.socket.destroy(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    answers[request.url ?? '']?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => seen.splice(0));

/** Asks as a page would, by a key whose first element is the address. */
const ask = (path: string) => createDataClient().fetchQuery({ queryKey: [`${origin}${path}`, 'more', 1] });

it('gets the address that comes first in the key and reads JSON', async () => {
  await expect(ask('/ok')).resolves.toEqual({ tarif: 55 });
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /ok']);
});

it.each([
  ['/missing', '404: pas de page ici', 'the text of the answer'],
  ['/broken', '500: Boiler On Fire', 'the status text'],
  ['/gateway', '503: Service Unavailable', 'the status text'],
])('%s fails with "%s": %s', async (path, message) => {
  await expect(ask(path)).rejects.toThrow(new Error(message));
});

it('fails on an answer that is no JSON', () => expect(ask('/html')).rejects.toThrow('not valid JSON'));

it('fails on a dropped connection', () => expect(ask('/dropped')).rejects.toThrow());

it.each(['/missing', '/broken', '/dropped'])('asks %s once: there is no second try', async (path) => {
  await ask(path).catch(() => undefined);
  expect(seen).toHaveLength(1);
});

it('sends credentials always', async () => {
  const spy = jest.spyOn(globalThis, 'fetch');
  await ask('/ok');
  expect(spy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  spy.mockRestore();
});

it('never finds what it has stale', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const client = createDataClient();
  const queryKey = [`${origin}/ok`];
  client.setQueryData(queryKey, { tarif: 1 });
  jest.setSystemTime(Date.now() + 365 * 24 * 3600 * 1000);
  await expect(client.fetchQuery({ queryKey })).resolves.toEqual({ tarif: 1 });
  expect(seen).toHaveLength(0);
  jest.useRealTimers();
});

it('refetches neither by the clock nor when the window comes back, and tries no mutation twice', () => {
  const { queries, mutations } = createDataClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  expect(mutations).toMatchObject({ retry: false });
});

it('is one client for the whole site', () => expect(dataClient()).toBe(dataClient()));
