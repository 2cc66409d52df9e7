import { tokenOf } from './github';
import { showRefusal } from './notices';

/** Days of a token that was made by the link below. */
const lifetime = 365;
/** Days before its end on which the owner is told. */
const notice = 30;
const day = 24 * 60 * 60 * 1000;

/** Where the browser keeps since when it knows a token, by its last letters, and when the owner was last told of its age. */
const storageKey = 'token-age';

interface TokenAge {
  end: string;
  since: number;
  told?: number;
}

/** Has GitHub's form for a token start with a year, the salon's name for it and the owner of the repository: the package asks for none of these. */
export function completeTokenLink(repository = ''): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="/personal-access-tokens/new"]');
      if (!link) return;
      const address = new URL(link.href);
      const [owner = ''] = repository.split('/');
      const fields = { name: 'Site du salon', expires_in: String(lifetime), target_name: owner };
      for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
      link.href = address.href;
    },
    true,
  );
}

/**
 * Says once a day in its last month that a token ends soon. GitHub does not let a page of another origin read when, so that its
 * first day in this browser counts.
 */
export function warnOfTokenAge(now = Date.now()): void {
  const token = tokenOf();
  if (!token) return;
  const end = token.slice(-4);
  const kept: TokenAge | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  const age = kept?.end === end ? kept : { end, since: now };
  const left = lifetime - Math.floor((now - age.since) / day);
  if (left <= notice && now - (age.told ?? 0) >= day) {
    age.told = now;
    showRefusal(
      [
        {
          sentence: `Votre jeton GitHub a été fait pour un an ; il finit dans ${Math.max(left, 0)} jours environ. Pour ne pas rester devant la porte : déconnectez-vous, puis « Se connecter avec un jeton d’accès », et faites-en un nouveau par le lien qui s’y trouve.`,
        },
      ],
      'La clé du site finit bientôt',
    );
  }
  localStorage.setItem(storageKey, JSON.stringify(age));
}
