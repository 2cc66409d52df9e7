/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { Team } from '@/components/sections/team';
import * as pages from '@/lib/content/pages';
import { messagesIn } from '@/lib/i18n/messages';
import { business } from '@/lib/seo/json-ld/business';

// The module's own exports cannot be replaced.
jest.mock('@/lib/content/pages', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/pages') }));
jest.mock('@/components/sections/picture', () => ({ Picture: () => null }));

const members = [
  { name: 'Ada L.', role: 'coiffeuse', text: 'Elle coupe.', picture: 'ada' },
  { name: 'Bea M.', role: 'apprentie', text: 'Elle lave.', picture: 'bea' },
];
const homeWith = (team: typeof members | undefined) => {
  const home = { ...pages.getPageOfKind(pages.neededId('home'), 'home'), team };
  jest.spyOn(pages, 'getPageOfKind').mockReturnValue(home);
};

afterEach(() => jest.restoreAllMocks());

it('says of each person what she does, below her name', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messagesIn('fr')}>
      <Team members={members} />
    </NextIntlClientProvider>,
  );
  const people = [...document.querySelectorAll('li')].map((person) =>
    [...person.querySelectorAll('h3, p')].map(({ textContent }) => textContent),
  );
  expect(people).toEqual(members.map(({ name, role, text }) => [name, role, text]));
});

it('tells search engines who works in the salon, and nothing of who works alone', () => {
  homeWith(members);
  expect(business().employee).toEqual(members.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role })));
  homeWith(undefined);
  expect(business()).not.toHaveProperty('employee');
});
