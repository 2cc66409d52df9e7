import createNextIntlPlugin from 'next-intl/plugin';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Folder of the unfinished export, named by scripts/build.ts; `out/` when Next is run by hand.
  distDir: process.env.EXPORT_DIR,
  basePath: process.env.BASE_PATH ?? '',
  // `/tarifs` is the canonical form; scripts/finish/finish-export.ts adds what `/tarifs/` needs.
  trailingSlash: false,
  reactStrictMode: true,
  ...(process.env.NODE_ENV === 'development' && {
    // As hosts find the page of the editor.
    rewrites: async () => [{ source: '/admin', destination: '/admin/index.html' }],
  }),
  experimental: {
    // Two root layouts (French, German) leave no common one for the 404 page.
    globalNotFound: true,
  },
};

export default withNextIntl(config);
