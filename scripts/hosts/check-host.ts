import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { routes } from '../../content/routes';
import { absoluteUrl } from '../../lib/links/site';
import { lowerCaseRedirects } from '../finish/redirects';
import type { Host } from './servers';

/** Everything that is wrong with the site on a server; empty when it works in full. */
export async function checkHost(host: Host, origin: string, site: string, browser: Browser): Promise<string[]> {
  const faults = [
    ...(await checkAddresses(origin)),
    ...(await checkUnknown(host, origin, site)),
    ...(host.isConfigured ? await checkConfiguration(origin) : []),
  ];
  return [...faults, ...(await walk(origin, browser))];
}

/** Each page with and without final slash: itself, and not a list of the folder that has its name. */
async function checkAddresses(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const route of Object.values(routes)) {
    for (const address of route === '/' ? [route] : [route, `${route}/`]) {
      const response = await fetch(origin + address);
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      const type = response.headers.get('content-type') ?? '';
      if (response.status !== 200) faults.push(`${address} answers ${response.status}`);
      else if (canonical !== absoluteUrl(route)) faults.push(`${address} is not the page: ${html.slice(0, 80)}`);
      else if (!type.startsWith('text/html')) faults.push(`${address} is sent as ${type}`);
      const { pathname } = new URL(response.url);
      if (![route, `${route}/`].includes(pathname)) faults.push(`${address} leads to ${pathname}`);
    }
  }
  return faults;
}

async function checkUnknown(host: Host, origin: string, site: string): Promise<string[]> {
  const notFound = await readFile(path.join(site, '404.html'), 'utf8');
  const faults: string[] = [];
  for (const address of ['/rien', '/services/rien', '/coupe/rien']) {
    const response = await fetch(origin + address);
    if (response.status !== 404) faults.push(`${address} answers ${response.status}, not 404`);
    if (host.has404Page && (await response.text()) !== notFound) faults.push(`${address} does not show 404.html`);
  }
  return faults;
}

/** What a ready configuration adds: headers, caching, addresses in small letters, nothing to read about the host. */
async function checkConfiguration(origin: string): Promise<string[]> {
  const faults: string[] = [];
  const expectHeader = async (address: string, name: string, wanted: RegExp) => {
    const value = (await fetch(origin + address)).headers.get(name) ?? 'nothing';
    if (!wanted.test(value)) faults.push(`${address} has ${value} as ${name}`);
  };
  const html = await (await fetch(origin)).text();
  const [script = ''] = /\/_next\/static\/[^"' ]+\.js/.exec(html) ?? [];
  const [picture = ''] = /\/pictures\/[^"' ]+\.avif/.exec(html) ?? [];
  for (const address of ['/', '/tarifs', '/tarifs/', '/rien', script]) {
    await expectHeader(address, 'content-security-policy', /frame-ancestors 'none'/);
    await expectHeader(address, 'x-content-type-options', /^nosniff$/);
    await expectHeader(address, 'referrer-policy', /^strict-origin-when-cross-origin$/);
    await expectHeader(address, 'cross-origin-opener-policy', /^same-origin$/);
    await expectHeader(address, 'permissions-policy', /camera=\(\)/);
  }
  for (const file of [script, picture])
    await expectHeader(file, 'cache-control', /^public, max-age=31536000, immutable$/);
  for (const page of ['/', '/tarifs'])
    await expectHeader(page, 'cache-control', /^public, max-age=0, must-revalidate$/);
  await expectHeader('/_next/static/absent.js', 'cache-control', /^(?!.*immutable)/);
  await expectHeader('/manifest.webmanifest', 'content-type', /^application\/manifest\+json/);
  await expectHeader(picture, 'content-type', /^image\/avif/);
  await expectHeader(script, 'content-type', /^(text|application)\/javascript/);
  for (const { from, to } of lowerCaseRedirects()) {
    const response = await fetch(origin + from);
    if (response.status !== 200 || new URL(response.url).pathname !== to) faults.push(`${from} does not lead to ${to}`);
  }
  for (const file of ['/_headers', '/_redirects', '/.htaccess']) {
    const { ok } = await fetch(origin + file);
    if (ok) faults.push(`${file} can be read`);
  }
  return faults;
}

/** From page to page by its links, in one document, without one request that fails. */
async function walk(origin: string, browser: Browser): Promise<string[]> {
  const faults: string[] = [];
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(20_000);
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  page.on('response', (response) => {
    if (response.status() >= 400)
      faults.push(`${new URL(response.url()).pathname} answers ${response.status()} in a walk`);
  });
  page.on('pageerror', (error) => faults.push(`an error in a walk: ${error.message}`));
  try {
    // Starting with a slash, as some hosts turn every address into.
    for (const start of ['/', `${routes.tarifs}/`]) {
      await page.goto(origin + start);
      await page.mouse.move(10, 10);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
      );
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      for (const route of [routes.coiffure, routes.blog, routes['coiffure-franches-montagnes'], routes.accueil]) {
        await page.locator(`footer a[href="${route}"]`).first().click();
        await page.waitForURL(origin + route);
      }
      const isSame = await page.evaluate(() => 'isSameDocument' in window);
      if (!isSame) faults.push(`links from ${start} load their page anew`);
    }
  } catch (error) {
    faults.push(`the walk ends: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
  } finally {
    await page.close();
  }
  return faults;
}
