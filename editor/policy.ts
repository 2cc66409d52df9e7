import type { Policy } from '../scripts/finish/content-policy';

/** Content policy of /admin. Sveltia CMS converts photographs from phones by WebAssembly. */
export const editorPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Portraits of GitHub users.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'font-src': ["'self'"],
  // Sveltia CMS asks githubstatus.com whether GitHub has an incident.
  'connect-src': ["'self'", 'https://api.github.com', 'https://www.githubstatus.com', 'blob:', 'data:'],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};
