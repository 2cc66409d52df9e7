// One Lighthouse run in a process of its own, because it needs a newer Node.js than the site does:
// node lighthouse-run.mjs <folder of the tools> <address> <browser> <flag ...>; prints one line of JSON.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [dir = '', url = '', chromePath = '', ...chromeFlags] = process.argv.slice(2);
const require = createRequire(path.join(dir, 'package.json'));
const load = (/** @type {string} */ name) => import(pathToFileURL(require.resolve(name)).href);
const { launch } = await load('chrome-launcher');
const { default: lighthouse } = await load('lighthouse');

const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
try {
  // Mobile form and simulated throttling are the defaults.
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const score = (/** @type {string} */ id) => Math.round((lhr.categories[id].score ?? 0) * 100);
  const audit = (/** @type {string} */ id) => lhr.audits[id].numericValue;
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = lhr.audits['network-requests'].details.items;
  const bytes = (/** @type {string | undefined} */ type) =>
    requests.filter((item) => !type || item.resourceType === type).reduce((sum, item) => sum + item.transferSize, 0);
  const failed = Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight, group }) => weight > 0 && group !== 'metrics' && (lhr.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => id);
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    totalBytes: bytes(undefined),
    scriptBytes: bytes('Script'),
    requests: requests.length,
  };
  console.log(JSON.stringify({ figures, failed: [...new Set(failed)], version: lhr.lighthouseVersion }));
} finally {
  chrome.kill();
}
