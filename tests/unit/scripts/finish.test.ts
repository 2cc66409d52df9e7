import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { finishExport, finishPage, type Site } from '@/scripts/finish/finish-export';
import { readStyles } from '@/scripts/finish/styles';
import { listFiles } from '@/scripts/support/files';
import { newFolder, writeFiles } from '../support/folder';

const framework = '<script>self.__next_f.push([1,"a"])</script>';
const own = '<script data-page-script="true">start()</script>';
const link = '<link rel="stylesheet" href="/salon/_next/a.css"/>';
const fonts = '@font-face{font-family:a;src:url(media/a.woff2)format("woff2")}';
const late = '@layer late{p{left:0}}';

const page = (body: string, head = link) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title>${head}</head><body>${framework}${body}${own}</body></html>`;
const site = (css = ''): Site => ({
  basePath: '/salon',
  hyphenations: [],
  styles: readStyles(fonts + css + late, '/salon/_next/a.css'),
});
const finish = async (html: string, css?: string) => finishPage(html, 'dossier/a.html', site(css));
async function finishStyled(html: string, css: string) {
  const finished = (await finish(html, css)).html;
  return { html: finished, styles: /<style>(.*)<\/style>/.exec(finished)?.[1] ?? '' };
}

describe('finishPage', () => {
  it('a finished page has no runtime of Next, but structured data, noscript content and own scripts', async () => {
    const runtime =
      '<div hidden=""><!--$--></div><script async="" src="/salon/_next/static/chunks/a.js" id="_R_"></script>' +
      '<link as="script" fetchpriority="low" href="/salon/_next/static/chunks/a.js" rel="preload">';
    const kept =
      '<script type="application/ld+json">{"a":"<p>"}</script><script type="speculationrules">{}</script><noscript><p>b</p></noscript><script type="module" src="/salon/islands/a.js"></script><script data-own-script="true" async="" src="https://count.example/a.js"></script>';
    const { html } = await finish(page(`<!--$--><p>a</p><!--/$-->${runtime}${kept}`));
    expect(html).toContain(`<body><p>a</p>${kept}${own}<link rel="stylesheet"`);
  });

  it('a finished page is painted after its part data-head, and has links and script in the body', async () => {
    const font = '<link rel="preload" href="/a.woff2" as="font">';
    const body = '<main><div data-head><h1>b</h1></div><p>c</p></main><footer>d</footer>';
    const { html } = await finish(page(body).replace('</head>', `${font}</head>`));
    expect(html).toMatch(/<link rel="expect" href="#suite" blocking="render"><\/head><body>/);
    expect(html).toContain(
      `<body>${font}<main><div data-head=""><h1>b</h1></div><p id="suite">c</p></main>${own}<footer>d</footer>` +
        '<link rel="stylesheet" href="/salon/_next/a.late.css" media="print, (width >= 64rem)" fetchpriority="low"></body>',
    );
  });

  it('a finished page keeps short hyphenated words on one line, except in islands', async () => {
    const island = '<div data-state="inert" data-props="{}"><h2>mi-longs</h2></div>';
    const { html } = await finish(
      page(
        `<h2>Est-il, <a>mi-longs</a>, après-demain-soir 10-16</h2><p>dites-le-moi\u202f: semi-permanent, Lun-Sam, <a>rendez-vous</a></p>${island}`,
      ),
    );
    expect(html).toContain(
      '<h2><joined-word>Est-il,</joined-word> <a><joined-word>mi-longs</joined-word></a>, après-demain-soir 10-16</h2>',
    );
    expect(html).toContain(
      '<p><joined-word>dites-le-moi\u202f:</joined-word> semi-permanent, Lun-Sam, <a>rendez-vous</a></p>',
    );
    expect(html).toContain('<h2>mi-longs</h2></div>');
  });

  it('a finished page has the props of islands in files, one file for equal props', async () => {
    const island = (text: string) => `<div data-state data-props='{"text":"${text}"}'><!--$-->x</div>`;
    const shared = '<div data-choice=\'{"text":"a"}\'>x</div>';
    const { html, data } = await finish(page(island('a') + island('b') + island('a') + shared));
    const addresses = [...html.matchAll(/data-props="\/salon(\/islands\/[0-9a-f]{8}\.json)"><!--\$-->/g)];
    const [a, b, again] = addresses.map(([, address = '']) => address);
    expect(data).toEqual({ [`${a}`]: '{"text":"a"}', [`${b}`]: '{"text":"b"}' });
    expect(again).toBe(a);
    expect(html).toContain(`data-choice="/salon${a}"`);
  });

  it('a finished page has inline only the rules that it uses and its fonts; late styles are apart', async () => {
    const css =
      '.one{color:red;animation:fade 1s}[hidden]{right:var(--own)}.two{color:#00f}b.one:checked{top:0}.one:has(.two){left:0}p[data-state=a]{top:1px}.one.is-a{top:2px}.two.is-a{left:0}:focus-visible{top:3px}.one:is(.two,p):not(.two){top:4px}@property --own{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}@keyframes fade{to{top:0}}@keyframes gone{to{top:0}}';
    const { html, styles } = await finishStyled(page('<p class="one">a</p>'), css);
    for (const rule of ['.one{', ':focus-visible{', ':not(.two){', '@property --own{', '@keyframes fade'])
      expect(styles).toContain(rule);
    expect(styles).toContain('url(/salon/_next/media/a.woff2)');
    expect(styles).not.toMatch(/gone|#00f|checked|:has|left/);
    expect(html).toContain('<p class="one">');
    expect(site(css).styles.late).toBe(late);
    expect(site(css).styles.whole).toBe(css + late);
  });

  it('a finished page begins with a policy that allows only its own scripts and files of the site', async () => {
    const { html } = await finish(page('<script type="speculationrules">{"é":1}</script>'));
    const scripts = ['{"é":1}', 'start()'].map((text) => createHash('sha256').update(text).digest('base64'));
    const policy = ` script-src 'self' ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}">`;
    expect(html).toMatch(
      /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self';/,
    );
    expect(html).toContain(policy);
    // In a page Safari would apply it to localhost too.
    expect(html).not.toContain('upgrade-insecure-requests');
  });
});

describe('finishPage and faulty pages', () => {
  it.each([
    ['with a script nobody has thought of', page('<script>track()</script>'), 'does not know the script "track'],
    ['with a script of another host', page('<script src="https://cdn.example/a.js"></script>'), 'cdn.example'],
    ['without its own script', page('').replace(own, ''), '1 scripts of the framework and 0 of its own'],
    ['without styles', page('', ''), 'does not link to the one style sheet /salon/_next/a.css'],
  ])('a page %s is refused, and its file is named', async (_what, html, message) => {
    await expect(finish(html)).rejects.toThrow(new RegExp(`^dossier/a.html.*${message}`));
  });
});

describe('finishExport', () => {
  const sheet = '<link rel="stylesheet" href="/_next/a.css"/>';
  /** Finishes an export as Next makes it: a copy of public/ (`given`), and Next's own files over it. */
  const finishWith = async (given: Record<string, string>, more: Record<string, string> = {}) => {
    const made = { '_next/a.css': fonts + late, 'tarifs.html': page('', sheet), 'tarifs.txt': 'router', ...more };
    const [folder, from] = [newFolder(given), newFolder(given)];
    writeFiles(from, made);
    const to = path.join(newFolder(), 'out');
    return { said: await finishExport(from, to, { publicDir: folder }), to };
  };

  it('a finished export has pages also as folders, files of public/ unchanged, no data of Next’s router', async () => {
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

  it('an export is refused if Next has written an unknown kind of file', () =>
    expect(finishWith({ 'proof.html': 'a' }, { 'tarifs.rsc': 'router' })).rejects.toThrow(
      'does not know the file tarifs.rsc',
    ));

  it.each(['tarifs.html', 'tarifs/index.html', '_headers'])(
    'an export is refused if public/ has %s, which the site has itself',
    (name) => expect(finishWith({ [name]: 'a' })).rejects.toThrow(`public/${name} porte le nom`),
  );
});
