/** @jest-environment node */
import checkContentStep from '@/scripts/check-content';
import { checkContent, loadContent, toSentence } from '@/scripts/content-check';

jest.mock('@/scripts/content-check', () => {
  const actual = jest.requireActual<typeof import('@/scripts/content-check')>('@/scripts/content-check');
  return { ...actual, loadContent: jest.fn(actual.loadContent) };
});

it('has nothing amiss', () => {
  expect(checkContent(loadContent()).map(toSentence)).toEqual([]);
});

describe('the step of the build', () => {
  it('passes over sound content', async () => {
    await expect(checkContentStep()).resolves.toEqual(expect.any(String));
  });

  it('stops the build with a line for each problem', async () => {
    const content = loadContent();
    content.salon.phone = '032 000 00 00';
    content.salon.email = 'bonjour';
    jest.mocked(loadContent).mockReturnValueOnce(content);
    await expect(checkContentStep()).rejects.toMatchObject({
      name: 'BuildError',
      message:
        'content/salon.ts, phone: must be +41 and nine digits, such as +41 32 123 45 67, got "032 000 00 00".\n' +
        'content/salon.ts, email: must be an e-mail address, got "bonjour".',
    });
  });
});
