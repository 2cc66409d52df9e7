/** @jest-environment jsdom */
import { completeTokenLink } from '@/scripts/editor/sign-in';

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
