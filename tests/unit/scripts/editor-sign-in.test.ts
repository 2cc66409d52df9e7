/** @jest-environment jsdom */
import { completeTokenLink, warnOfTokenAge } from '@/scripts/editor/sign-in';

const showRefusal = jest.fn();
jest.mock('@/scripts/editor/notices', () => ({ showRefusal: (...said: unknown[]) => showRefusal(...said) }));

it('the link to a new token asks for a year, for the owner of the repository, and keeps what else it asks for', () => {
  completeTokenLink('julie/salon');
  document.body.innerHTML =
    '<a href="https://github.com/settings/personal-access-tokens/new?name=Editor&contents=write"><b>là</b></a>';
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  const { searchParams } = new URL(String(link?.href));
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'Site du salon',
    contents: 'write',
    expires_in: '365',
    target_name: 'julie',
  });
});

describe('a token', () => {
  const day = 24 * 60 * 60 * 1000;
  const first = Date.UTC(2027, 0, 4);
  const openAfter = (days: number) => {
    showRefusal.mockClear();
    warnOfTokenAge(first + days * day);
    return showRefusal.mock.calls.length;
  };
  const signIn = (token?: string) => localStorage.setItem('sveltia-cms.user', JSON.stringify({ token }));

  it('is spoken of in its last month, once a day, until there is a new one', () => {
    signIn('github_pat_one');
    expect([0, 200, 334].map(openAfter)).toEqual([0, 0, 0]);
    expect([335, 335.5, 336].map(openAfter)).toEqual([1, 0, 1]);
    signIn('github_pat_two');
    expect([337, 600].map(openAfter)).toEqual([0, 0]);
  });

  it('is not spoken of where nobody is signed in', () => {
    signIn();
    expect(openAfter(9999)).toBe(0);
  });
});
