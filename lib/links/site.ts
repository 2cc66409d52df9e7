import { salon } from '../content/content';

/**
 * Public address of the site, without final slash: `SITE_URL`, else the content's.
 * @throws Error naming the variable when it is no absolute http(s) address or carries a path.
 */
export function readSiteUrl(value = process.env.SITE_URL || salon.siteUrl): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL must be an address such as https://www.example.ch, without a path (the path goes to BASE_PATH): got "${value}".`,
    );
  }
  return url.origin;
}

/**
 * Folder the site lives in on its host, such as `/salon`, or an empty string: `BASE_PATH`.
 * @throws Error that names the variable if it starts without a slash, ends in one, has characters other than letters,
 * digits and `._~-`, or has `.` or `..` as a segment, which browsers resolve.
 */
export function readBasePath(value = process.env.BASE_PATH ?? ''): string {
  if (value !== '' && !/^(\/(?!\.+(\/|$))[A-Za-z0-9._~-]+)+$/.test(value)) {
    throw new Error(`BASE_PATH must look like /salon, with a first slash and none at the end: got "${value}".`);
  }
  return value;
}

/** Returns the path of a file of the site as the browser asks for it, sub-path included. */
export function assetPath(path: string): string {
  return readBasePath() + path;
}

/** Returns the canonical address of a path of the site: absolute, sub-path included, no final slash. */
export function absoluteUrl(path: string): string {
  return readSiteUrl() + assetPath(path).replace(/\/$/, '');
}

/** Returns the path of an address of this site (`SITE_URL` or the content's); undefined for another site. */
export function ownPath(href: string): string | undefined {
  const { origin, pathname } = new URL(href, readSiteUrl());
  return [readSiteUrl(), salon.siteUrl].includes(origin) ? pathname : undefined;
}
