/** The site's icons, from the root of the site; the build draws them into `public/`. Sizes in pixels. */
export const iconFiles = {
  svg: '/icon.svg',
  apple: { path: '/apple-touch-icon.png', size: 180 },
  manifest: [
    { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
    { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
    { path: '/icons/icon-maskable-512.png', size: 512, purpose: 'maskable' },
  ],
} as const;
