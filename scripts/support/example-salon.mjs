// Sets the salon for tests of the engine: `SALON` if it names an example, else `content`. Loaded before other modules.
const { SALON = '' } = process.env;
process.env.SALON = /^(content|[^/]+\/example)\/?$/.test(SALON) ? SALON : 'content';
