/** Makes GitHub's form for a token start with a year, a name and the owner of the repository: the package asks for none of these. */
export function completeTokenLink(repository = ''): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="/personal-access-tokens/new"]');
      if (!link) return;
      const address = new URL(link.href);
      const [owner = ''] = repository.split('/');
      const fields = { name: 'Site du salon', expires_in: '365', target_name: owner };
      for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
      link.href = address.href;
    },
    true,
  );
}
