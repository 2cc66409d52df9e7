import { lowerCaseRedirects } from '@/scripts/finish/exact-names';
import { policyName, securityHeaders } from '@/scripts/finish/headers';
import { hostTexts } from '@/scripts/finish/host-files';

const hash = "'sha256-x'";
const hosting = {
  basePath: '/salon',
  headers: securityHeaders(true, [hash]),
  redirects: lowerCaseRedirects(['/Blog', '/Tarifs', '/tarifs']),
  folders: ['/soins'],
};
const texts = Object.fromEntries(hostTexts(hosting));

it('headers require https only if the site has it', () => {
  for (const insisting of ['upgrade-insecure-requests', 'Strict-Transport-Security']) {
    expect(securityHeaders(true, []).join()).toContain(insisting);
    expect(securityHeaders(false, []).join()).not.toContain(insisting);
  }
});

it('_headers has each header once for an address, in lines of at most 2000 characters', () => {
  const rules = (texts._headers ?? '')
    .trim()
    .split(/\n(?! )/)
    .map((rule) => rule.split('\n').map((line) => line.trim()));
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
  const names = Object.fromEntries(
    rules.map(([address, ...lines]) => [address, lines.map((line) => line.split(':')[0])]),
  );
  const { '/salon/*': everywhere, ...hashed } = names;
  expect(everywhere).toEqual(hosting.headers.map(([name]) => name));
  expect(rules).toHaveLength(Object.keys(names).length);
  expect(hashed).toMatchObject({
    '/salon/pictures/*': ['Cache-Control', policyName],
    '/salon/drawings/*': ['Cache-Control', policyName],
    '/salon/share/*': ['Cache-Control'],
    '/salon/icon.svg': [policyName],
  });
});

it('redirects lead from lower case to capitals, unless a page has that path; folders of pages answer 404', () => {
  const folder = '/salon/soins /salon/404.html 404!\n';
  expect(texts._redirects).toBe(`/salon/blog /salon/Blog 301\n/salon/blog/ /salon/Blog 301\n${folder}`);
  const places = ['404 /salon/404.html\n', '"^/salon/blog/?$" "/salon/Blog"\n', 'm#^/salon/('];
  for (const place of places) expect(texts['.htaccess']).toContain(place);
});
