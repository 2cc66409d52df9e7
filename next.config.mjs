import createNextIntlPlugin from 'next-intl/plugin';

process.env.NEXT_TELEMETRY_DISABLED = '1';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Folder of the unfinished export, named by scripts/make-site.ts; `out/` when Next is run by hand.
  distDir: process.env.EXPORT_DIR,
  basePath: process.env.BASE_PATH ?? '',
  // `/tarifs` is the canonical form; scripts/finish/finish-export.ts adds what `/tarifs/` needs.
  trailingSlash: false,
  reactStrictMode: true,
  ...(process.env.NODE_ENV === 'development' && {
    // Serves the editor's page at /admin, as hosts do.
    rewrites: async () => [{ source: '/admin', destination: '/admin/index.html' }],
  }),
  experimental: {
    // The only layout lies below a dynamic segment, so that the 404 page has none.
    globalNotFound: true,
  },
};

export default withNextIntl(config);
