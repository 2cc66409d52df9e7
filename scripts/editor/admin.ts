import type { BodyPart } from '../../content/schema/body-parts';
import { bodyPart } from './body-part';
import { type Correction, corrected } from './corrections';
import type { BodyPartForms } from './fields';
import { patchForms } from './forms';
import { guardCommits } from './gate';
import { noticeId } from './notices';
import { watchForms, withOtherChanges } from './other-devices';
import { completeTokenLink } from './sign-in';
import { offerVersions } from './versions';

declare global {
  interface Window {
    /** Keeps the editor from starting before its configuration is there. */
    CMS_MANUAL_INIT?: boolean;
  }
}

/** The page may be asked for with and without a slash at the end, so its files are looked for beside this script. */
const readJson = async (file: string) => (await fetch(new URL(file, import.meta.url))).json();

/** The package offers to open a local folder on localhost alone. */
const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);

async function start(): Promise<void> {
  const notice = document.getElementById(noticeId);
  if (notice && !isLocal) return;
  notice?.remove();
  window.CMS_MANUAL_INIT = true;
  // The editor is in French whatever the language of the browser.
  Object.defineProperties(navigator, { language: { value: 'fr-CH' }, languages: { value: ['fr-CH'] } });
  const [{ default: CMS }, config, corrections, parts] = await Promise.all([
    import('@sveltia/cms'),
    readJson('config.json'),
    readJson('corrections.json') as Promise<Record<string, Correction>>,
    readJson('parts.json') as Promise<BodyPartForms>,
  ]);
  for (const [name, form] of Object.entries(parts)) CMS.registerEditorComponent(bodyPart(name as BodyPart, form));
  CMS.registerEventListener({
    name: 'preSave',
    handler: async (saved) => {
      const { collection, newRecord, data, path } = saved.entry.toJS();
      // A new article comes first, as on the site: its order is below all that the owner has numbered.
      const order = collection === 'articles' && newRecord ? { order: -Math.floor(Date.now() / 1000) } : {};
      const own = corrected({ ...data, ...order }, corrections);
      return saved.entry.set('data', newRecord ? own : await withOtherChanges(config.backend.repo, path, own));
    },
  });
  guardCommits();
  watchForms();
  offerVersions(config);
  patchForms();
  completeTokenLink(config.backend.repo);
  if (isLocal) void import('./problems');
  await CMS.init({ config });
  // The package keeps two fingers from making letters larger (WCAG 1.4.4).
  document
    .querySelector('meta[content*="maximum-scale"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1');
}

void start();
