import type { Policy } from '../scripts/finish/content-policy';

/** The content policy of /admin. WebAssembly converts the photographs of telephones. */
export const editorPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // GitHub's pictures of its users.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'font-src': ["'self'"],
  // The editor asks githubstatus.com whether GitHub has an incident.
  'connect-src': ["'self'", 'https://api.github.com', 'https://www.githubstatus.com', 'blob:', 'data:'],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};
