// Sets the salon for tests: `SALON` if it is such as `kit/example`, else `content`. Loaded before other modules.
const { SALON = '' } = process.env;
process.env.SALON = /^(content|[^/]+\/example)\/?$/.test(SALON) ? SALON : 'content';
