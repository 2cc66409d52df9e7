import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finishExport, finishPage, type Site } from '@/scripts/finish/finish-export';
import { readStyles, sheetOfIslands } from '@/scripts/finish/styles';
import { listFiles } from '@/scripts/support/files';
import { newFolder, writeFiles } from '../support/folder';

const framework = '<script>self.__next_f.push([1,"a"])</script>';
const own = '<script data-page-script="true">start()</script>';
const link = '<link rel="stylesheet" href="/salon/_next/a.css"/>';
const fonts = '@font-face{font-family:a;src:url(media/a.woff2)format("woff2")}';

const page = (body: string, head = link) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${head}</head><body>${framework}${body}${own}</body></html>`;
const site = (css = ''): Site => ({ basePath: '/salon', styles: readStyles(fonts + css, '/salon/_next/a.css') });
const finish = async (html: string, css?: string) => finishPage(html, 'dossier/a.html', site(css));
/** The page, and the rules it has. */
async function finishStyled(html: string, css: string) {
  const finished = (await finish(html, css)).html;
  return { html: finished, styles: /<style>(.*)<\/style>/.exec(finished)?.[1] ?? '' };
}

describe('a finished page', () => {
  it('has nothing of the runtime, and keeps data, rules, what is read without scripts, and files of the site', async () => {
    const runtime =
      '<div hidden=""><!--$--></div><script async="" src="/salon/_next/static/chunks/a.js" id="_R_"></script>' +
      '<link as="script" fetchpriority="low" href="/salon/_next/static/chunks/a.js" rel="preload">';
    const kept =
      '<script type="application/ld+json">{"a":"<p>"}</script><script type="speculationrules">{}</script><noscript><p>b</p></noscript><script type="module" src="/salon/islands/a.js"></script>';
    const { html } = await finish(page(`<!--$--><p>a</p><!--/$-->${runtime}${kept}`));
    expect(html).toContain(`<body><p>a</p>${kept}${own.replace('="true"', '')}</body>`);
  });

  it('is shown once its head is there, without waiting for its fonts, and laid out in parts', async () => {
    const font = '<link rel="preload" href="/a.woff2" as="font">';
    const body = '<a>a</a><header>a</header><main><div data-head><h1>b</h1></div><p>c</p></main><footer>d</footer>';
    const { html } = await finish(page(body).replace('</head>', `${font}</head>`));
    const layOut = '<script>document.body.offsetTop</script>';
    expect(html).toMatch(/<link rel="expect" href="#suite" blocking="render">.*<\/head><body>/);
    expect(html).toContain(
      `<body>${font}<a>a</a><header>a</header>${layOut}<main><div data-head=""><h1>b</h1></div>${layOut}<p id="suite">c</p></main><script data-page-script`,
    );
  });

  it('keeps compounds together in French headings, leads and names of prices, with the hyphen they have, and leaves the rest alone', async () => {
    const untouched =
      '<h2><a href="/mi-longs">mi-longs</a></h2><div data-state data-props="{}"><h2>mi-longs</h2></div><h2 lang="de-CH">E-Mail</h2><h2>2024-2026</h2><p>mi-longs</p>';
    const text = `<h2 lang="fr-CH">Gardez-la, l’après-midi\u202f!</h2><p lang="fr-CH" class="text-balance">Mi-longs</p><dl lang="fr-CH"><dt>À mi-longs</dt></dl>`;
    const { html } = await finish(page(`<main lang="fr-CH">${untouched}</main>${text}`), '.compound{top:0}');
    const [, name] = /<span class="(\w)">/.exec(html) ?? [];
    expect(html).toContain(
      `<h2 lang="fr-CH"><span class="${name}">Gardez-la,</span> <span class="${name}">l’après-midi\u202f!</span></h2>`,
    );
    expect(html).toContain(`<span class="${name}">Mi-longs</span>`);
    expect(html).toContain(`<dt>À <span class="${name}">mi-longs</span></dt>`);
    expect(html.match(/<span/g)).toHaveLength(4);
  });

  it('leaves the props of its islands to files, one for the same props', async () => {
    const island = (text: string) => `<div data-state data-props='{"text":"${text}"}'><!--$-->x</div>`;
    const { html, data } = await finish(page(island('a') + island('b') + island('a')));
    const addresses = [...html.matchAll(/data-props="\/salon(\/islands\/[0-9a-f]{8}\.json)"><!--\$-->/g)];
    const [a, b, again] = addresses.map(([, address = '']) => address);
    expect(data).toEqual({ [`${a}`]: '{"text":"a"}', [`${b}`]: '{"text":"b"}' });
    expect(again).toBe(a);
  });

  it('has the rules that it uses, under short names, and its fonts', async () => {
    const css =
      '.one{color:red}[hidden]{right:var(--own)}.two{color:blue}b.one:checked{top:0}.one:has(.two){left:0}p[aria-busy=true]{top:1px}.one[data-gone]{top:2px}:focus-visible{top:3px}[hidden]:where(:not([hidden=until-found])){top:4px}@property --own{syntax:"*";inherits:false}@property --tw-a{syntax:"*";inherits:false}@layer properties{@supports (top:0){*{--tw-a:initial}}}';
    const { html, styles } = await finishStyled(page('<p class="one">a</p>'), css);
    const [, name] = /<p class="(\w)">/.exec(html) ?? [];
    const kept = [`.${name}{color:red}`, '[aria-busy=true]{top:1px}', '}:focus-visible{top:3px}', '@property --own{'];
    const asTheyWere = ['{font-family:a;src:url(/salon/_next/media/a.woff2)}', '[hidden=until-found])){top:4px}'];
    for (const rule of [...kept, ...asTheyWere]) expect(styles).toContain(rule);
    expect(styles).not.toMatch(/@property --tw-a|blue|checked|top:2px/);
  });

  it('calls classes that always stand together by one name, which keeps their rules in their order', async () => {
    const css = '.one{color:red}.two{color:blue}.one{top:0}.three{left:0}.paper{top:1px}@media print{.paper{top:2px}}';
    const words = page('<p class="one two paper">a</p><p class="three two one paper">b</p>');
    const { html, styles } = await finishStyled(words, css);
    const [, pair, , third] = /<p class="(\w+) (\w+)">a<\/p><p class="(\w+) \1 \2">/.exec(html) ?? [];
    expect(styles).toContain(`.${pair}{color:#00f;top:0}.${third}{left:0}.paper{top:1px}`);
  });

  it('has the values of properties that nothing changes where they are used', async () => {
    const rules =
      '@layer properties{@supports (top:0){*{--tw-style:solid;--tw-a:initial;--tw-b:initial;--tw-c:1}}}' +
      '.one{border-style:var(--tw-style);line-height:var(--tw-a,calc(1px + 2px))}' +
      '.two{--tw-b:2px;margin:var(--tw-b,)}' +
      '.three{padding:var(--tw-c,4px)}.four{--tw-c:5px}';
    const html = page('<p class="one"><b class="two"><i class="three"><u class="four">');
    const { styles } = await finishStyled(html, rules);
    expect(styles).toMatch(
      /border-style:solid;line-height:3px\}.*\{margin:2px\}.*:var\(--tw-c,4px\)\}.*\{--tw-c:5px\}/,
    );
    expect(styles).not.toMatch(/--tw-(style|a|b)/);
  });

  it('asks for print, forced colours, what scrolling drives, a mouse and what may come late by themselves, under the names they have there', async () => {
    const css =
      '.one{color:red;animation:fade 1s}@keyframes fade{to{top:0}}@keyframes rise{to{top:1px}}@media print{.one{color:#000}}@media (forced-colors:active){p{border:0}}' +
      '@supports (animation-timeline:view()){.one{animation:rise linear;animation-timeline:view()}}@layer late{.one{left:0}}.one:hover{right:0}.one:is(:hover,:focus){bottom:0}';
    const { styles } = site(css);
    expect(styles.late).toBe(
      '@keyframes rise{to{top:1px}}@media print{.one{color:#000}}@media (forced-colors:active){p{border:0}}' +
        '@supports (animation-timeline:view()){.one{animation:linear rise;animation-timeline:view()}}@layer late{.one{left:0}}.one:hover{right:0}',
    );
    const { html } = await finish(page('<p class="one">a</p>'), css);
    expect(html).toContain('<link rel="stylesheet" href="/salon/_next/a.late.css" media="print,');
    expect(html).toContain('<p class="one">');
    expect(html).toContain('bottom:0');
    expect(html).not.toMatch(/#000|timeline|1px|left|right/);
  });

  it('leaves to islands the rules for what their scripts write, under full names, and no fonts', () => {
    const css = '.one{color:red}.md\\:two:hover{top:0}.three{left:0}section{right:0}:focus-visible{top:3px}';
    const sheet = sheetOfIslands(site(css).styles, ['a("p",{className:`one`+(b?" md:two":"")})']);
    expect(sheet).toBe('.one{color:red}.md\\:two:hover{top:0}:focus-visible{top:3px}');
    expect(() => sheetOfIslands(site(css).styles, ['("p",{className:"group-hover:one"})'])).toThrow('group-hover:one');
  });

  it('allows the scripts that stand in it and files of the site, before anything else can run', async () => {
    const { html } = await finish(page('<script type="speculationrules">{"é":1}</script>'));
    const scripts = ['{"é":1}', 'start()'].map((text) => createHash('sha256').update(text).digest('base64'));
    const policy = ` script-src 'self' ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}">`;
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self';/,
    );
    expect(html).toContain(policy);
    // Safari would ask for https on localhost too.
    expect(html).not.toContain('upgrade-insecure-requests');
  });
});

describe('the build stops, with the name of the file, at a page', () => {
  it.each([
    ['with a script nobody has thought of', page('<script>track()</script>'), 'does not know the script "track'],
    ['with a script that is loaded beforehand', page('', `${link}<link rel="modulepreload" href="/a.js">`), '"/a.js"'],
    ['with a script of another host', page('<script src="https://cdn.example/a.js"></script>'), 'cdn.example'],
    ['without a script of the framework', page('').replace(framework, ''), '0 scripts of the framework and 1 of its'],
    ['without its own script', page('').replace(own, ''), '1 scripts of the framework and 0 of its own'],
    ['without styles', page('', ''), 'does not link to the one style sheet /salon/_next/a.css'],
    ['without a character set', page('').replace('<meta charSet="utf-8"/>', ''), 'has no <meta charset>'],
  ])('%s', async (_what, html, message) => {
    await expect(finish(html)).rejects.toThrow(new RegExp(`^dossier/a.html.*${message}`));
  });

  it.each([
    ['has the properties of Tailwind where no step looks for them', `${fonts}*{--tw-a:1}`, 'has no @layer properties'],
    ['declares no fonts', 'p{color:red}', 'declares no fonts'],
  ])('whose sheet %s', (_what, css, message) => expect(() => readStyles(css, '/a.css')).toThrow(`/a.css ${message}`));
});

describe('a finished export', () => {
  const sheet = '<link rel="stylesheet" href="/_next/a.css"/>';
  /** Next copies what is given to it, and writes over it what it makes. */
  const finishWith = async (given: Record<string, string>, more: Record<string, string> = {}) => {
    const made = { '_next/a.css': fonts, 'tarifs.html': page('', sheet), 'tarifs.txt': 'router', ...more };
    const [folder, from] = [newFolder(given), newFolder(given)];
    writeFiles(from, made);
    const to = path.join(newFolder(), 'out');
    return { said: await finishExport(from, to, folder), to };
  };

  it('has the files that are given to it as they were, whatever their kind, and its own pages', async () => {
    const given = {
      'admin/index.html': '<!doctype html><title>E</title>',
      'admin/editor/a.css': 'p{}',
      'google1234.html': 'google-site-verification: google1234.html',
      'security.txt': 'Contact: mailto:a@b.ch',
      '.well-known/proof': 'a',
      '.well-known/security.txt': 'Contact: mailto:a@b.ch',
    };
    const { said, to } = await finishWith(given);
    expect(said).toMatch(/^1 page/);
    for (const [name, text] of Object.entries(given)) expect(readFileSync(path.join(to, name), 'utf8')).toBe(text);
    const names = await listFiles(to);
    expect(names).toEqual(expect.arrayContaining(['tarifs.html', 'tarifs/index.html']));
    expect(names).not.toContain('tarifs.txt');
  });

  it('is refused where Next has written a kind of file that no step knows', () =>
    expect(finishWith({ 'proof.html': 'a' }, { 'tarifs.rsc': 'router' })).rejects.toThrow(
      'does not know the file tarifs.rsc',
    ));

  it.each(['tarifs.html', 'tarifs/index.html', '_headers'])(
    'is refused where %s is given, which it has itself',
    (name) => expect(finishWith({ [name]: 'a' })).rejects.toThrow(`public/${name} porte le nom`),
  );
});
