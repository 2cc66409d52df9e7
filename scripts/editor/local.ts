/** The sentence on the page of an editor that knows no repository. */
export const noticeId = 'local-only';

/** Whether a host is this computer: there alone the package offers to open a folder. */
export const isLocalHost = (hostname: string) => /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
