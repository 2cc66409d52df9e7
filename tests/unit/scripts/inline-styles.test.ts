/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inlineStyles, inlineStylesOfPages, withAbsoluteAddresses } from '@/scripts/finish/inline-styles';
import { pruneStyles, rareStyles, stylePruner } from '@/scripts/finish/prune-styles';
import { simplifyStyles } from '@/scripts/finish/simplify-styles';

const page =
  '<html><body class="wrap"><p class="mt-2.5 hover:underline">a</p><h1 style="color:var(--late)">b</h1></body></html>';

/** Whether a rule for this selector stays on the page. */
const keeps = (selector: string, html = page) => pruneStyles(`${selector}{color:red}`, html) !== '';

describe('pruneStyles', () => {
  it.each([
    ['p'],
    ['.wrap'],
    ['.mt-2\\.5'],
    ['.hover\\:underline:hover'],
    ['.wrap>p:first-child'],
    ['p:not(.gone)'],
    [':is(.gone,.wrap)'],
    ['p[title]'],
    ['::selection'],
    ['*,:before'],
    ['::view-transition-old(root)'],
  ])('keeps %s, which the page can match', (selector) => expect(keeps(selector)).toBe(true));

  it.each([
    ['table'],
    ['.gone'],
    ['.wrap .gone'],
    ['.mt-2'],
    [':where(.gone>:not(:last-child))'],
    ['body:has(.gone) p'],
    [':is(:where(.group):hover .wrap)'],
    ['[data-selected]'],
    ['::placeholder'],
  ])('drops %s, which the page cannot match', (selector) => expect(keeps(selector)).toBe(false));

  it('drops one selector of a list and keeps the other', () => {
    expect(pruneStyles('.gone,.wrap{color:red}', page)).toBe('.wrap{color:red}');
  });

  it('keeps the order of layers, even of those that became empty', () => {
    expect(pruneStyles('@layer a{.gone{color:red}}@layer b{p{color:red}}', page)).toBe(
      '@layer a{}@layer b{p{color:red}}',
    );
  });

  it('keeps custom properties and keyframes that something names, through any number of steps', () => {
    const css = [
      ':root{--one:var(--two);--two:1px;--late:red;--gone:var(--gone-too);--gone-too:0}',
      'p{margin:var(--one);animation:rise 1s}',
      '@keyframes rise{to{opacity:1}}@keyframes gone{to{opacity:1}}',
      '@property --one{syntax:"*";inherits:false}@property --gone{syntax:"*";inherits:false}',
      '@media (width<1px){.gone{color:red}}',
    ].join('');
    const pruned = pruneStyles(css, page);
    for (const kept of ['--one:', '--two:', '--late:', '@keyframes rise', '@property --one'])
      expect(pruned).toContain(kept);
    expect(pruned).not.toMatch(/gone|@media/);
  });

  it('puts a value where it is used, if every rule that uses the property brings its own', () => {
    const up = '.wrap{--y:-1px;translate:0 var(--y)}';
    expect(pruneStyles(`${up}p:hover{--y:2px;translate:0 var(--y)}`, page)).toBe(
      '.wrap{translate:0 -1px}p:hover{translate:0 2px}',
    );
    expect(pruneStyles('p{--pan:pan-y;touch-action:var(--pan, )}', page)).toBe('p{touch-action:pan-y}');
  });

  it.each([
    ['a rule that uses it has none of its own', '.wrap{--y:1px;translate:0 var(--y)}p{translate:0 var(--y)}'],
    ['a rule sets it for others', '.wrap{--y:1px;translate:0 var(--y)}p{--y:2px}'],
    ['two rules use it for different things', '.wrap{--y:1px;translate:0 var(--y)}p{--y:2px;top:var(--y)}'],
    ['it is important', '.wrap{--y:1px!important;translate:0 var(--y)}'],
    ['an animation changes it', 'p{animation:a}@keyframes a{to{--y:1px;translate:0 var(--y)}}'],
    ['an element has it from its style attribute', '.wrap{--late:blue;color:var(--late)}'],
  ])('leaves a property where %s', (_where, css) => expect(pruneStyles(css, page)).toBe(css));
});

it('prunes one sheet for each of many pages', () => {
  const prune = stylePruner('.a{color:red}.b{color:red}');
  expect(['a', 'b', 'a'].map((name) => prune(`<p class="${name}">`))).toEqual([
    '.a{color:red}',
    '.b{color:red}',
    '.a{color:red}',
  ]);
});

describe('simplifyStyles', () => {
  const theme = '@layer theme{:root,:host{--ink:#2a1f19;--unit:.25rem;--text:var(--ink);--changed:1px}}';
  const simplified = (css: string) => simplifyStyles(theme + css).replace(/^@layer theme\{.*?\}\}/, '');

  it('puts constants of the theme where they are used, and works out products', () => {
    expect(simplified('p{color:var(--text)}')).toBe('p{color:#2a1f19}');
    expect(simplified('p{margin:calc(var(--unit) * -2.5) calc(var(--unit) * 6)}')).toBe('p{margin:-.625rem 1.5rem}');
    expect(simplified('p{width:calc(100% - var(--unit) * 2)}')).toBe('p{width:calc(100% - .25rem * 2)}');
  });

  it('lets no transition wait for a property that is never set', () => {
    expect(simplified('p{transition-property:color,--gone,--a}.b{--a:1}')).toBe(
      'p{transition-property:color,--a}.b{--a:1}',
    );
  });

  it('settles for the fallback of a default that nobody gave', () => {
    expect(simplified('p{transition-duration:var(--default-duration,1s)}')).toBe('p{transition-duration:1s}');
    expect(simplified('p{color:red;font-feature-settings:var(--default-font-feature-settings,normal)}')).toBe(
      'p{color:red}',
    );
  });

  it.each([
    ['overridden elsewhere', '.dark{--changed:2px}p{margin:var(--changed)}'],
    ['registered', '@property --changed{syntax:"*";inherits:false}p{margin:var(--changed)}'],
    ['given a fallback', 'p{line-height:var(--leading,1)}'],
  ])('leaves alone what is %s', (_what, css) => expect(simplified(css)).toBe(css));

  const mixed = (selector: string, color: string) =>
    `@supports (color:color-mix(in lab, red, red)){${selector}{color:color-mix(in oklab, var(--color-ink) ${color}, transparent)}}`;

  it('writes a translucent colour once', () => {
    expect(simplified(`.a{color:#2a1f1933}${mixed('.a', '20%')}`)).toBe('.a{color:#2a1f1933}');
  });

  it.each([
    ['another rule', `.b{color:#2a1f1933}${mixed('.a', '20%')}`],
    ['another property', `.a{fill:#2a1f1933}${mixed('.a', '20%')}`],
    ['an opaque colour', `.a{color:currentColor}${mixed('.a', '20%')}`],
  ])('keeps the mixed colour after %s', (_what, css) => expect(simplified(css)).toBe(css));
});

describe('rareStyles', () => {
  it('keeps what is for paper, in its layer and under its other conditions', () => {
    const css =
      '@layer a{p{color:red}@media print{p{color:#000}}}@media (width<1px){b{color:red}@media print{b{color:#000}}}';
    expect(rareStyles(css)).toBe(
      '@layer a{@media print{p{color:#000}}}@media (width<1px){@media print{b{color:#000}}}',
    );
  });

  it('keeps what is for systems that choose the colours, and the initial values it names', () => {
    const values = '@layer properties{@supports (x:y){*{--tw-a:solid;--tw-b:0}}}';
    const rule = '@media (forced-colors:active){p{border-style:var(--tw-a)}}';
    expect(rareStyles(`${values}p{margin:var(--tw-b)}${rule}`)).toBe(`@layer properties{*{--tw-a:solid}}${rule}`);
    expect(pruneStyles(rule, page)).toBe('');
  });

  it('keeps what is for browsers without scripts, unless it is for others too', () => {
    const without = '@media (scripting:none){p{height:auto}}';
    const both = '@media (height<1px),(scripting:none){p{top:0}}';
    expect(rareStyles(without + both)).toBe(without);
    expect(pruneStyles(without + both, page)).toBe(both);
  });

  it('has what the styles of the page go without', () => {
    expect(pruneStyles('p{color:red}@media print{p{color:#000}@page{size:A4}}', page)).toBe('p{color:red}');
    expect(rareStyles('p{color:red}@media print{p{color:#000}@page{size:A4}}')).toBe(
      '@media print{p{color:#000}@page{size:A4}}',
    );
  });
});

it('gives internal properties their initial values once', () => {
  const values = '*,:before{--tw-a:0;--tw-b:1}';
  const rules = 'p{margin:var(--tw-a)}p:hover{--tw-a:1px}';
  const css = `@layer properties{@supports (x:y){${values}}}${rules}@property --tw-a{syntax:"*";inherits:false}`;
  expect(pruneStyles(css, page)).toBe(`@layer properties{*,:before{--tw-a:0}}${rules}`);
});

it('writes out initial values that nothing on the page changes', () => {
  const css = (rules: string) =>
    pruneStyles(`@layer properties{@supports (x:y){*{--tw-a:solid;--tw-b:initial}}}${rules}`, page);
  expect(css('p{border-style:var(--tw-a);touch-action:var(--tw-b, ) pan-y;margin:var(--tw-b,1px)}')).toBe(
    '@layer properties{}p{border-style:solid;touch-action:pan-y;margin:1px}',
  );
  expect(css('.gone{--tw-a:dotted}p{border-style:var(--tw-a)}')).toContain('p{border-style:solid}');
  expect(css('p:hover{--tw-a:dotted}p{border-style:var(--tw-a)}')).toContain('p{border-style:var(--tw-a)}');
});

describe('inlineStyles', () => {
  const link = '<link rel="stylesheet" href="/salon/_next/static/chunks/a.css" data-precedence="next"/>';
  const split = (css: string) => () => ({ prune: (html: string) => pruneStyles(css, html), rareHref: '/a.rare.css' });

  const rare = '<link rel="stylesheet" href="/a.rare.css" media="print,(forced-colors:active),(scripting:none)"/>';

  it('puts the styles in place of the link, and the styles for rare media behind', () => {
    const html = inlineStyles(`<head>${link}</head><p>$&</p>`, split('p{color:red}b{color:red}'));
    expect(html).toBe(`<head><style>p{color:red}</style>${rare}</head><p>$&</p>`);
  });

  it('says where the whole sheet is on a page with an island, which may come to need it', () => {
    const island = '<div data-props="/islands/a.json"></div>';
    expect(inlineStyles(link + island, split('div{color:red}'))).toBe(
      `<style data-sheet="/salon/_next/static/chunks/a.css">div{color:red}</style>${rare}${island}`,
    );
  });

  it('does not let a style end the element it stands in', () => {
    const html = inlineStyles(`${link}<p>a</p>`, split('p{content:"</style>"}'));
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  it('makes addresses in the styles independent of where they stand', () => {
    const css = "@font-face{src:url(../media/a.woff2)}p{background:url('data:image/png;base64,AA')}";
    expect(withAbsoluteAddresses(css, '/salon/_next/static/chunks/a.css')).toBe(
      css.replace('../media', '/salon/_next/static/media'),
    );
  });
});

describe('inlineStylesOfPages', () => {
  it('finds the sheets below a base path, and declares the fonts nowhere but in the pages', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'styles-'));
    try {
      await mkdir(path.join(dir, '_next/static/chunks'), { recursive: true });
      const sheet = path.join(dir, '_next/static/chunks/a.css');
      await writeFile(sheet, '@font-face{font-family:a;src:url(/a.woff2)}.b{color:red}@media print{p{color:red}}');
      const link = '<link rel="stylesheet" href="/salon/_next/static/chunks/a.css"/>';
      for (const name of ['index.html', 'tarifs.html']) await writeFile(path.join(dir, name), `${link}<p>a</p>`);
      expect(await inlineStylesOfPages(dir)).toBe(2);
      expect(await readFile(path.join(dir, 'tarifs.html'), 'utf8')).toContain(
        '@font-face{font-family:a;src:url(/a.woff2)}</style>',
      );
      expect(await readFile(sheet, 'utf8')).toBe('.b{color:red}@media print{p{color:red}}');
      expect(await readFile(sheet.replace('.css', '.rare.css'), 'utf8')).toBe('@media print{p{color:red}}');
    } finally {
      await rm(dir, { recursive: true });
    }
  });

  it('says which style sheet is missing', async () => {
    const dir = await mkdtemp(path.join(os.tmpdir(), 'styles-'));
    try {
      await writeFile(path.join(dir, 'index.html'), '<link rel="stylesheet" href="/gone.css"/>');
      await expect(inlineStylesOfPages(dir)).rejects.toThrow(
        'There is no style sheet /gone.css in the exported folder.',
      );
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
