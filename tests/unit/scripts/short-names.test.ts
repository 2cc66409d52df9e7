/** @jest-environment node */
import { classesIn, shortenNames } from '@/scripts/finish/short-names';

describe('names of classes', () => {
  it('are found wherever a style sheet has them', () => {
    const css = 'body:has(.one) .two:not(.three):is(.four .five, .six):where(.seven:hover) {a: b} .ei\\:ght {c: d}';
    expect([...classesIn(css)].sort()).toEqual(
      ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'ei:ght'].sort(),
    );
  });

  it('are shortened alike in elements and in styles, within lists of selectors too', () => {
    const css = '.large:has(.group:hover) :is(:where(.group) .small):not(.large) {color: red}';
    const html = `<style>${css}</style><p class="large"><b class="group"><i class="small large">a</i></b></p>`;
    const short = shortenNames(html, new Set());
    expect(short).toContain('<style>.a:has(.b:hover) :is(:where(.b) .c):not(.a){color:red}</style>');
    expect(short).toContain('<p class="a"><b class="b"><i class="c a">a</i></b></p>');
  });

  it('that other sheets name stay, and are given to nothing else', () => {
    const html = '<p class="large large"></p><p class="menu small"></p>';
    expect(shortenNames(html, new Set(['a', 'menu']))).toContain('<p class="b b"></p><p class="menu c"></p>');
  });

  it('are all that changes: what scrolling drives stays readable for browsers', () => {
    const css = '.bar{animation:linear both solid;animation-timeline:scroll(root)}';
    expect(shortenNames(`<style>${css}</style><p class="bar"></p>`, new Set())).toContain(css.replace('.bar', '.a'));
  });
});
