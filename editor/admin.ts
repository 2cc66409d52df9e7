import { problemsFile, watchProblems } from '../lib/problem-overlay';
import type { BodyPart } from '../lib/schema/body-parts';
import { type Correction, corrected } from '../lib/schema/corrections';
import { bodyPart } from './body-part';
import type { BodyPartForms } from './fields';
import { shownHead, watchForms } from './form-base';
import { patchForms } from './forms';
import { guardCommits } from './gate';
import { nameShown } from './menus';
import { noticeId } from './notices';
import { ownFile, readOwn } from './own-files';
import { withAnswers } from './questions';

/** Whether /admin is on localhost, where Sveltia CMS can open a folder of this computer. */
const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);

async function start(): Promise<void> {
  const notice = document.getElementById(noticeId);
  if (notice && !isLocal) return;
  notice?.remove();
  // Sveltia CMS must not start before its configuration is loaded.
  Object.assign(window, { CMS_MANUAL_INIT: true });
  // Sveltia CMS is in French whatever the language of the browser.
  Object.defineProperties(navigator, { language: { value: 'fr-CH' }, languages: { value: ['fr-CH'] } });
  const [{ default: CMS }, config, corrections, parts] = await Promise.all([
    import('@sveltia/cms'),
    readOwn('config.json'),
    readOwn('corrections.json') as Promise<Record<string, Correction>>,
    readOwn('parts.json') as Promise<BodyPartForms>,
  ]);
  for (const [name, form] of Object.entries(parts)) CMS.registerEditorComponent(bodyPart(name as BodyPart, form));
  const readContent = guardCommits();
  CMS.registerEventListener({
    name: 'preSave',
    handler: async (saved) => {
      const { collection, newRecord, data, path } = saved.entry.toJS();
      // A new blog article comes first, as on the site: its `order` is below those of all others.
      const order = collection === 'articles' && newRecord ? { order: -Math.floor(Date.now() / 1000) } : {};
      const own = corrected({ ...data, ...order }, corrections);
      if (newRecord) return saved.entry.set('data', own);
      const readShown = () => readContent(config.backend.repo, shownHead());
      return saved.entry.set('data', await withAnswers({ collection, path }, own, readShown));
    },
  });
  watchForms();
  patchForms();
  void nameShown();
  // Sveltia CMS would open a new window for the links above it.
  document.querySelector('.links-beside')?.addEventListener('mousedown', (event) => event.stopPropagation());
  if (document.documentElement.matches('[data-watched]')) watchProblems(ownFile(`..${problemsFile}`));
  await CMS.init({ config });
  // Allows zooming by two fingers, which Sveltia CMS prevents (WCAG 1.4.4).
  document
    .querySelector('meta[content*="maximum-scale"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1');
}

void start();
