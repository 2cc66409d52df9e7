/** @jest-environment node */
import { sourceHash } from '@/scripts/support/source-hash';

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

it('is the same for the same sources', async () => {
  const [first, second] = await Promise.all([sourceHash(), sourceHash()]);
  expect(second).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{20}$/);
});

it.each(['SITE_URL', 'BASE_PATH'])('changes with %s, which stands in the pages', async (variable) => {
  const before = await sourceHash();
  process.env[variable] = '/ailleurs';
  expect(await sourceHash()).not.toBe(before);
});
