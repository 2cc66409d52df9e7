import { type Correction, corrected } from './corrections';
import { tendForms } from './forms';
import { guardCommits } from './gate';
import { noticeId } from './notices';

declare global {
  interface Window {
    /** Keeps the editor from starting before its configuration is there. */
    CMS_MANUAL_INIT?: boolean;
    /** What a list shows of a photograph instead of all of it, by the id that Git has for its file: make-editor.ts has it asked for. */
    thumbnailOf: (id: string) => Promise<Blob | undefined>;
  }
}

/** The page may be asked for with and without a slash at the end, so its files are looked for beside this script. */
const readJson = async (file: string) => (await fetch(new URL(file, import.meta.url))).json();

/** On this computer alone the package offers to open a folder. */
const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname);

async function start(): Promise<void> {
  const notice = document.getElementById(noticeId);
  if (notice && !isLocal) return;
  notice?.remove();
  window.CMS_MANUAL_INIT = true;
  // The editor speaks French whatever the browser does: the other languages are not bundled.
  Object.defineProperties(navigator, { language: { value: 'fr-CH' }, languages: { value: ['fr-CH'] } });
  let thumbnails: Promise<Record<string, string>> | undefined;
  window.thumbnailOf = async (id) => {
    thumbnails ??= readJson('thumbnails.json');
    const address = (await thumbnails)[id];
    const answer = address ? await fetch(address) : undefined;
    return answer?.ok ? answer.blob() : undefined;
  };
  const [{ default: CMS }, config, corrections] = await Promise.all([
    import('@sveltia/cms'),
    readJson('config.json'),
    readJson('corrections.json') as Promise<Record<string, Correction>>,
  ]);
  CMS.registerEventListener({
    name: 'preSave',
    handler: (saved) => {
      const { collection, newRecord, data } = saved.entry.toJS();
      // The newest comes first, as on the site: below those that the owner has put in order.
      const order = collection === 'articles' && newRecord ? { order: -Math.floor(Date.now() / 1000) } : {};
      return saved.entry.set('data', corrected({ ...data, ...order }, corrections));
    },
  });
  guardCommits();
  tendForms(config, corrections);
  if (isLocal) void import('./problems');
  await CMS.init({ config });
}

void start();
