import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { getPage, siteGallery, siteTestimonials } from '@/lib/content';
import { keepToSite, openHydrated as open, scrollThrough, wake } from './support/browsing';
import { messages } from './support/messages';
import { test } from './support/test';

const fill = (message: string, values: Record<string, string | number>) =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const topOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const headingOf = (page: Page, section: string) => page.locator(`#${section}`).getByRole('heading').first();

/** Below the header, and on screen. */
async function expectInSight(page: Page, heading: Locator) {
  const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(Math.floor(header));
  await expect(heading).toBeInViewport();
}

/** Whether the screen moves by itself between two frames of the page, again and again. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, still] = [scrollY, 0];
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 12) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

test.describe('the menu of small screens', () => {
  test.skip(({ isMobile }) => isMobile !== true, 'wide screens show the links themselves');

  const closed = (page: Page) => page.getByRole('button', { name: messages.nav.open });
  const opened = (page: Page) => page.getByRole('button', { name: messages.nav.close });
  const entry = (page: Page, name: string) => page.locator('header details').getByRole('link', { name, exact: true });

  test('opens and closes with its button, which says so', async ({ page }) => {
    await open(page, routes.tarifs);
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`[id="${await opened(page).getAttribute('aria-controls')}"]`)).toBeVisible();
    await opened(page).tap();
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, messages.nav.contact)).toBeHidden();
  });

  test('closes on Escape, with focus back on the button', async ({ page }) => {
    await open(page, routes.tarifs);
    await closed(page).focus();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(closed(page)).toBeFocused();
    await expect(entry(page, messages.nav.contact)).toBeHidden();
  });

  test('keeps focus inside, at both ends', async ({ page }) => {
    await open(page, routes.tarifs);
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute('aria-expanded', 'true');
    await opened(page).focus();
    await page.keyboard.press('Shift+Tab');
    const last = page.locator('header details').getByRole('link').last();
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(opened(page)).toBeFocused();
  });

  test('closes on a tap outside of it', async ({ page }) => {
    await open(page, routes.tarifs);
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute('aria-expanded', 'true');
    await page.touchscreen.tap(195, 10);
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('holds the page behind it still', async ({ page }) => {
    await open(page, routes.tarifs);
    await closed(page).tap();
    await expect(opened(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  });

  test('closes when an entry is chosen, be it a page or a section', async ({ page }) => {
    await open(page, routes.accueil);
    await closed(page).tap();
    await entry(page, messages.nav.about).tap();
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
    await expectInSight(page, headingOf(page, 'about'));
    await closed(page).tap();
    await entry(page, messages.nav.prices).tap();
    await expect(page).toHaveURL(routes.tarifs);
    await expect(closed(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same places', async ({ page }) => {
      await page.goto(routes.tarifs);
      await page.locator('header summary').tap();
      await entry(page, messages.nav.contact).tap();
      await expect(page).toHaveURL(`${routes.accueil}#contact`);
      await expectInSight(page, headingOf(page, 'contact'));
    });

    test('does not stay in front of the section it has led to', async ({ page }) => {
      await page.goto(routes.accueil);
      await page.locator('header summary').tap();
      await entry(page, messages.nav.services).tap();
      await expectInSight(page, headingOf(page, 'prices'));
      const isBare = await headingOf(page, 'prices').evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 2, top + height / 2));
      });
      expect(isBare).toBe(true);
    });
  });
});

test.describe('links', () => {
  test.skip(({ isMobile }) => isMobile === true, 'the links of wide screens');

  const link = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

  test('the one to the current page says so, also after navigation', async ({ page }) => {
    await open(page, routes.accueil);
    await expect(link(page, messages.nav.home)).toHaveAttribute('aria-current', 'page');
    await link(page, messages.nav.prices).click();
    await expect(link(page, messages.nav.prices)).toHaveAttribute('aria-current', 'page');
    await expect(link(page, messages.nav.home)).not.toHaveAttribute('aria-current');
    await expect(page.locator('header [href*="#"][aria-current]')).toHaveCount(0);
  });

  test('fetch their page only once they are pointed at', async ({ page }) => {
    const payloads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Below `_next/static` lies what the page itself is made of.
      if (pathname.endsWith('.txt') && !pathname.includes('/_next/static/')) payloads.push(request.url());
    });
    await open(page, routes.accueil);
    await page.waitForLoadState('networkidle');
    expect(payloads).toEqual([]);
    await link(page, messages.nav.prices).hover();
    await expect.poll(() => payloads.some((url) => url.includes(routes.tarifs))).toBe(true);
  });

  test.describe('to sections of the home page', () => {
    const sections = [
      ['about', messages.nav.about],
      ['prices', messages.nav.services],
      ['contact', messages.nav.contact],
    ] as const;

    for (const [section, name] of sections) {
      test(`${section}: from the home page and from elsewhere, focus goes along`, async ({ page }) => {
        for (const start of [routes.accueil, routes.tarifs]) {
          await open(page, start);
          await link(page, name).click();
          await expect(page).toHaveURL(`${routes.accueil}#${section}`);
          await expect(headingOf(page, section)).toBeFocused();
          await expectInSight(page, headingOf(page, section));
        }
      });
    }

    test('work again where the address already names the section', async ({ page }) => {
      await open(page, `${routes.accueil}#about`);
      await jumpTo(page, 0);
      await link(page, messages.nav.about).click();
      await expectInSight(page, headingOf(page, 'about'));
    });

    /** How many places the screen shows on its way to a section. */
    async function placesOnTheWay(page: Page): Promise<number> {
      await open(page, routes.accueil);
      await page.evaluate(() => {
        const seen = new Set<number>();
        Object.assign(window, { seen });
        addEventListener('scroll', () => seen.add(scrollY));
      });
      await link(page, messages.nav.contact).click();
      await expectInSight(page, headingOf(page, 'contact'));
      await settled(page);
      return page.evaluate(() => (window as unknown as { seen: Set<number> }).seen.size);
    }

    test('glide where motion is welcome', { tag: '@motion' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      expect(await placesOnTheWay(page)).toBeGreaterThan(1);
    });

    test('jump where motion is not welcome', async ({ page }) => {
      expect(await placesOnTheWay(page)).toBe(1);
    });
  });

  test('to the home page lead to its top when one is there already', async ({ page }) => {
    await open(page, routes.accueil);
    for (const name of [messages.nav.home, undefined]) {
      await link(page, messages.nav.contact).click();
      await expectInSight(page, headingOf(page, 'contact'));
      await (name ? link(page, name) : page.locator('header').getByRole('link').first()).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page).toHaveURL(routes.accueil);
    }
  });

  test('do not push the page about when focus moves along the header', async ({ page }) => {
    await open(page, routes.tarifs);
    await link(page, messages.nav.contact).evaluate((element) => element.focus({ preventScroll: true }));
    await jumpTo(page, 400);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await settled(page);
    expect(await scrollTop(page)).toBe(400);
  });
});

test.describe('navigation', () => {
  test.skip(({ isMobile }) => isMobile === true, 'the same on every screen');

  const toPrices = (page: Page) => page.locator('main').getByRole('link', { name: messages.hero.prices, exact: true });

  test('starts at the top, with focus on the heading and the title announced', async ({ page }) => {
    await open(page, routes.accueil);
    await jumpTo(page, 300);
    await toPrices(page).click();
    await expect(page.locator('h1')).toHaveText(getPage('tarifs').heading, { useInnerText: true });
    await expect(page.locator('h1')).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    // The router may say it too, where it finds the title in time.
    await expect(page.locator('[aria-live]').getByText(getPage('tarifs').title).first()).toBeAttached();
  });

  /** Opens the home page, motion and all, and goes to the link in its foot that leads to the prices, and to its place. */
  async function toFootOfHome(page: Page) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, routes.accueil);
    const last = page.locator('footer').getByRole('link', { name: getPage('tarifs').label, exact: true });
    await last.scrollIntoViewIfNeeded();
    await settled(page);
    const place = await scrollTop(page);
    return { last, place };
  }

  test('Back and Forward return to the place, at once', { tag: '@motion' }, async ({ page }) => {
    const { last, place } = await toFootOfHome(page);
    await last.click();
    await expect(page).toHaveURL(routes.tarifs);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await settled(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener('scroll', () => seen.push(Math.round(scrollY)));
    });
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(place);
    await settled(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.filter((top) => top !== place)).toEqual([]);
    await page.goForward();
    await expect(page).toHaveURL(routes.tarifs);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  /** In every frame from now on: how visible the leaving and the entering page are. */
  const sampleTransition = (page: Page) =>
    page.evaluate(() => {
      const frames: { old: number; new: number }[] = [];
      Object.assign(window, { frames });
      const look = () => {
        const frame = { old: 0, new: 0 };
        for (const animation of document.getAnimations()) {
          const pseudo = (animation.effect as KeyframeEffect | null)?.pseudoElement ?? '';
          // In slow motion, so that a busy machine draws frames enough.
          if (pseudo.startsWith('::view-transition') && animation.playbackRate === 1) animation.updatePlaybackRate(0.2);
          const [, side] = /^::view-transition-(old|new)\((?!root|site-header|bottom-bar)/.exec(pseudo) ?? [];
          if (side === 'old' || side === 'new') {
            frame[side] = Number(getComputedStyle(document.documentElement, pseudo).opacity);
          }
        }
        if (frame.old || frame.new) frames.push(frame);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const sampled = (page: Page) =>
    page.evaluate(() => (window as unknown as { frames: { old: number; new: number }[] }).frames);

  test('Back returns to the place when the next page has only just come', { tag: '@motion' }, async ({ page }) => {
    const { last, place } = await toFootOfHome(page);
    // Before the first frame of it: a visitor is rarely as quick, but on a slow phone that frame is late.
    await page.evaluate((heading) => {
      const goBack = () => {
        if (document.querySelector('h1')?.textContent !== heading) return;
        observer.disconnect();
        Object.assign(window, { lowest: document.documentElement.scrollHeight - innerHeight });
        history.back();
      };
      const observer = new MutationObserver(goBack);
      observer.observe(document.body, { childList: true, subtree: true });
    }, getPage('tarifs').heading);
    await last.click();
    await expect.poll(() => page.evaluate(() => 'lowest' in window)).toBe(true);
    await expect.poll(() => scrollTop(page)).toBe(place);
    await expect(page).toHaveURL(routes.accueil);
    // The other page has no such place, so that it matters on which one it is looked for.
    expect(await page.evaluate(() => (window as unknown as { lowest: number }).lowest)).toBeLessThan(place);
  });

  test('lets the leaving page go before the next one comes: no frame shows both', { tag: '@motion' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, routes.accueil);
    await toPrices(page).hover();
    await page.waitForLoadState('networkidle');
    await sampleTransition(page);
    await toPrices(page).click();
    await expect.poll(async () => (await sampled(page)).at(-1)?.new).toBe(1);
    const frames = await sampled(page);
    expect(frames.some((frame) => frame.old > 0.3)).toBe(true);
    expect(frames.some((frame) => frame.new > 0.05 && frame.new < 0.95)).toBe(true);
    expect(frames.filter((frame) => frame.old > 0 && frame.new > 0.001)).toEqual([]);
  });

  test('takes no time for show under reduced motion', async ({ page }) => {
    await open(page, routes.accueil);
    await sampleTransition(page);
    await toPrices(page).click();
    await expect(page.locator('h1')).toBeFocused();
    expect(await sampled(page)).toEqual([]);
  });
});

test.describe('scroll-in', () => {
  const hidden = (page: Page) =>
    page
      .locator('[data-reveal]')
      .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length);

  test('hides what is below the screen until it comes near, once', { tag: '@motion' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, routes.tarifs);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    const onScreen = await page
      .locator('[data-reveal]')
      .evaluateAll((elements) =>
        elements.filter(
          (element) => element.getBoundingClientRect().top < innerHeight && getComputedStyle(element).opacity === '0',
        ),
      );
    expect(onScreen).toEqual([]);
    const total = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < total; top += 300) {
      await jumpTo(page, top);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect.poll(() => hidden(page)).toBe(0);
    await jumpTo(page, 0);
    await settled(page);
    expect(await hidden(page)).toBe(0);
  });

  test('hides nothing from paper', { tag: '@motion' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, routes.tarifs);
    await expect.poll(() => hidden(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await hidden(page)).toBe(0);
  });

  test('hides nothing under reduced motion', async ({ page }) => {
    await open(page, routes.tarifs);
    await page.waitForLoadState('networkidle');
    expect(await hidden(page)).toBe(0);
  });
});

test.describe('testimonials', () => {
  const { testimonials } = messages;
  const total = siteTestimonials.length;
  const carousel = (page: Page) => page.getByRole('group', { name: testimonials.title });
  const slide = (page: Page, index: number) =>
    page.getByRole('group', { name: fill(testimonials.slide, { index, total }), exact: true });
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });
  const openCarousel = async (page: Page) => {
    await open(page, routes.accueil);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(button(page, testimonials.next)).toBeVisible();
  };

  test('turn by themselves after five seconds, and not under the pointer', { tag: '@motion' }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openCarousel(page);
    await settledOnScreen(page, carousel(page));
    await expect(slide(page, 1)).toBeVisible();
    await page.clock.runFor(5100);
    await expect(slide(page, 2)).toBeVisible();
    await expect(slide(page, 1)).toBeHidden();
    if (isMobile) return;
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await expect(slide(page, 2)).toBeVisible();
  });

  test('stand still from the start under reduced motion, until asked to turn', async ({ page }) => {
    await page.clock.install();
    await openCarousel(page);
    await settledOnScreen(page, carousel(page));
    await page.clock.runFor(12_000);
    await expect(slide(page, 1)).toBeVisible();
    await button(page, testimonials.play).click();
    await expect(button(page, testimonials.pause)).toBeVisible();
    await page.clock.runFor(5100);
    await expect(slide(page, 2)).toBeVisible();
  });

  test('follow their buttons by keyboard, around both ends, without moving the page', async ({ page }) => {
    await openCarousel(page);
    const height = await carousel(page).evaluate((element) => element.getBoundingClientRect().height);
    await button(page, testimonials.previous).focus();
    await page.keyboard.press('Enter');
    await expect(slide(page, total)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, testimonials.next)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(slide(page, 1)).toBeVisible();
    await expect(slide(page, total)).toBeHidden();
    expect(await carousel(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
  });

  test('take as much room before the script as after it', async ({ page }) => {
    await keepToSite(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(routes.accueil);
    const before = await carousel(page).evaluate((element) => element.getBoundingClientRect().height);
    await page.unroute('**/*.js');
    await openCarousel(page);
    expect(await carousel(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can all be read', async ({ page }) => {
      await page.goto(routes.accueil);
      for (const { text } of siteTestimonials) {
        const quote = page.getByText(text);
        await quote.scrollIntoViewIfNeeded();
        await expect(quote).toBeInViewport();
        expect(await quote.evaluate((element) => element.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
      }
      await expect(page.locator('#testimonials').getByRole('button')).toHaveCount(0);
    });
  });
});

/** Until the observers of the page have had their say about an element on screen. */
async function settledOnScreen(page: Page, element: Locator) {
  await element.evaluate((target) => target.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(
    () => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.documentElement)),
  );
}

test.describe('before and after', () => {
  const [first] = siteGallery;
  const slider = (page: Page) => page.getByRole('slider').first();
  const frame = (page: Page) => page.locator('[style*="--reveal"]').first();
  const parting = (page: Page) =>
    frame(page).evaluate((element) => Math.round(Number(element.style.getPropertyValue('--reveal'))));
  const openGallery = async (page: Page) => {
    await open(page, routes.galerie);
    await frame(page).scrollIntoViewIfNeeded();
  };

  test('starts in the middle and is named after its pair', async ({ page }) => {
    await openGallery(page);
    expect(await parting(page)).toBe(50);
    await expect(slider(page)).toHaveAccessibleName(fill(messages.gallery.slider, { title: first?.title ?? '' }));
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      fill(messages.gallery.slider_value, { before: 50, after: 50 }),
    );
  });

  test('follows the mouse and stays where it left', async ({ page, isMobile }) => {
    test.skip(isMobile === true, 'no mouse');
    await openGallery(page);
    const box = await frame(page).boundingBox();
    if (!box) throw new Error('no frame');
    const y = Math.max(box.y, 150) + 100;
    await page.mouse.move(box.x + box.width * 0.25, y);
    await expect.poll(() => parting(page)).toBe(25);
    await page.mouse.move(box.x + box.width * 0.75, y);
    await expect.poll(() => parting(page)).toBe(75);
    await page.mouse.move(box.x - 20, y);
    await expect(slider(page)).toHaveValue('75');
  });

  test('follows a finger sideways, and lets one that scrolls pass', async ({ page, isMobile, browserName }) => {
    test.skip(!isMobile, 'no touch screen');
    test.skip(browserName !== 'chromium', 'only the protocol of Chromium moves a finger');
    await openGallery(page);
    await frame(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await frame(page).boundingBox();
    if (!box) throw new Error('no frame');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const browser = await page.context().newCDPSession(page);
    const drag = async (toX: number, toY: number) => {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let part = 1; part <= 10; part++) {
        const point = { x: x + ((toX - x) * part) / 10, y: y + ((toY - y) * part) / 10 };
        await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
      }
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await scrollTop(page);
    await drag(box.x + box.width * 0.8, y);
    await expect.poll(() => parting(page)).toBe(80);
    expect(await scrollTop(page)).toBe(before);
    await drag(x, y - 150);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 50);
    expect(await parting(page)).toBe(80);
  });

  test('obeys the keyboard', async ({ page }) => {
    await openGallery(page);
    await slider(page).focus();
    const steps = [
      ['ArrowRight', 51],
      ['PageUp', 61],
      ['End', 100],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const;
    for (const [key, value] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => parting(page)).toBe(value);
    }
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      fill(messages.gallery.slider_value, { before: 1, after: 99 }),
    );
  });

  test('shows one of the two whole at the press of a button', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: messages.gallery.after, exact: true }).first().click();
    await expect.poll(() => parting(page)).toBe(0);
    await page.getByRole('button', { name: messages.gallery.before, exact: true }).first().click();
    await expect.poll(() => parting(page)).toBe(100);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('stand side by side', async ({ page }) => {
      await page.goto(routes.galerie);
      const [before, after] = await Promise.all(
        [0, 1].map((index) => frame(page).locator('img').nth(index).boundingBox()),
      );
      expect(before && after && before.x + before.width <= after.x + 1 && Math.abs(before.y - after.y) < 1).toBe(true);
      await expect(slider(page)).toBeHidden();
    });
  });
});

test.describe('large pictures', () => {
  const link = (page: Page, title: string, side: string) =>
    page.getByRole('link', {
      name: fill(messages.lightbox.open_picture, { picture: `${title}, ${side.toLowerCase()}` }),
    });
  const titles = siteGallery.map(({ title }) => title);
  const total = siteGallery.length * 2;
  const position = (index: number) => fill(messages.lightbox.position, { index, total });

  test('open in a dialog, one after the other, and give focus back', async ({ page }) => {
    await open(page, routes.galerie);
    await link(page, titles[0] ?? '', messages.gallery.before).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: messages.lightbox.name });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(position(1));
    await expect(dialog).toContainText(messages.lightbox.note);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(position(2));
    await expect(dialog).toContainText(`${titles[0]}, ${messages.gallery.after.toLowerCase()}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(position(total));
    await dialog.getByRole('button', { name: messages.lightbox.next }).click();
    await expect(dialog).toContainText(position(1));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(page, titles[0] ?? '', messages.gallery.before)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open as files', async ({ page, request }) => {
      await page.goto(routes.galerie);
      const href = await link(page, titles[0] ?? '', messages.gallery.after).getAttribute('href');
      const response = await request.get(href ?? '');
      expect(response.headers()['content-type']).toMatch(/^image\//);
    });
  });
});

test.describe('a missing page', () => {
  const { notFound } = messages;

  test('suggests the page whose path differs only by case, at any depth', async ({ page }) => {
    for (const [wrong, right] of [
      ['/TARIFS', routes.tarifs],
      ['/services/COUPE-FEMME', routes['service-coupe-femme']],
    ] as const) {
      await open(page, wrong);
      await page.locator('main').getByRole('link', { name: right, exact: true }).click();
      await expect(page).toHaveURL(right);
      await expect(page.locator('h1')).not.toHaveText(notFound.title);
    }
  });

  test('suggests nothing where it can only guess', async ({ page }) => {
    await open(page, '/services/inconnu/encore');
    await expect(page.getByRole('button', { name: notFound.back })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  });

  test('leads back where the visitor came from', async ({ page }) => {
    await open(page, routes.tarifs);
    await open(page, '/rien');
    await page.getByRole('button', { name: notFound.back }).click();
    await expect(page).toHaveURL(routes.tarifs);
  });

  test('leads home where there is no way back', async ({ page, context }) => {
    await open(page, routes.accueil);
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open('/rien', '_blank', 'noopener'));
    const fresh = await opened;
    await fresh.waitForLoadState();
    await fresh.keyboard.press('Shift');
    await fresh.getByRole('button', { name: notFound.back }).click();
    await expect(fresh).toHaveURL(routes.accueil);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('still leads home', async ({ page }) => {
      await page.goto('/rien/du/tout');
      await expect(page.getByRole('button', { name: notFound.back })).toHaveCount(0);
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL(routes.accueil);
    });
  });
});

test('the map is asked for only once the visitor comes to it', async ({ page }) => {
  const foreign = await open(page, routes.accueil);
  const map = page.locator('iframe');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await scrollThrough(page);
  await expect(map).toHaveAttribute('title', messages.contact.map_title);
  await expect.poll(() => foreign.length).toBe(1);
});

test.describe('the film', () => {
  const film = (page: Page) => page.locator('video');
  const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

  test('plays, pauses on demand and off the screen', { tag: '@motion' }, async ({ page, isMobile }) => {
    test.skip(isMobile === true, 'phones keep the poster');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, routes.accueil);
    const pause = page.getByRole('button', { name: messages.hero.pause });
    const play = page.getByRole('button', { name: messages.hero.play });
    await expect(pause).toBeVisible();
    await expect.poll(() => isPaused(page)).toBe(false);
    await pause.click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await play.click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
    await jumpTo(page, 0);
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  const watchFilm = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    return asked;
  };

  test('stays a poster under reduced motion', async ({ page }) => {
    const asked = watchFilm(page);
    await open(page, routes.accueil);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });

  test('stays a poster on phones, and where data is to be saved', { tag: '@motion' }, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (!isMobile) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    }
    const asked = watchFilm(page);
    await open(page, routes.accueil);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(film(page)).toHaveCount(0);
  });
});

test('a picture whose file is gone is replaced by the stock photo, once, with or without the framework', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const foreign = await keepToSite(page);
  await page.route(/\/pictures\//, (route) => route.abort());
  await page.goto(routes.galerie);
  const image = page.locator('img[data-fallback]').first();
  const stock = (await image.getAttribute('data-fallback')) ?? '';
  await expect(image).toHaveAttribute('src', stock);
  await wake(page);
  await page.waitForLoadState('networkidle');
  await expect(image).toHaveAttribute('src', stock);
  // What stands in for the stock photo is no picture either: that must not start it all over.
  const images = await page.locator('img[data-fallback]').count();
  expect(foreign.length).toBeLessThanOrEqual(images);
  expect(errors).toEqual([]);
});

test.describe('the status', () => {
  const time = (hour: number) => `${hour}\u00a0h`;
  for (const [moment, text] of [
    ['2026-01-12T10:00:00+01:00', fill(messages.status.open, { time: time(18) })],
    ['2026-07-18T20:00:00+02:00', fill(messages.status.closed, { day: 'lundi', time: time(9) })],
  ] as const) {
    test(`at ${moment} says "${text}"`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment));
      await open(page, routes.accueil);
      await expect(page.locator('[data-hero]').getByText(text)).toBeVisible();
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is absent rather than wrong', async ({ page }) => {
      await page.goto(routes.accueil);
      await expect(page.getByText(/^(Ouvert|Fermé),/)).toHaveCount(0);
    });
  });
});
