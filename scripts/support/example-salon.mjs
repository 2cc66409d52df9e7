// Chooses the salon for what tests the engine: `SALON` where it names an example, else `content`, whatever salon stands beside it. Loaded before anything asks which salon it is.
const { SALON = '' } = process.env;
process.env.SALON = /^(content|[^/]+\/example)\/?$/.test(SALON) ? SALON : 'content';
