/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { showStatus } from '@/components/browser/status';
import { Announcement } from '@/components/layout/announcement';
import { inLanguage } from '../support/html';

jest.mock('@/.generated/content', () => {
  const text = 'Les bons cadeaux sont prêts.';
  const translations = [{ language: 'de', text: 'Die Gutscheine sind da.' }];
  const announcement = JSON.stringify({ text, from: '2026-12-01', until: '2026-12-24', translations });
  return require('../support/small-site').smallSite(['content/announcement.json', '', announcement]);
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.dataset.hours = JSON.stringify({ week: [], special: {}, closed: [] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['the evening before its first day', '2026-11-30T23:30:00+01:00', false],
  ['on its first day', '2026-12-01T00:30:00+01:00', true],
  ['on its last day', '2026-12-24T23:30:00+01:00', true],
  ['the day after', '2026-12-25T00:30:00+01:00', false],
])('an announcement is shown on its days only, whenever the page was built: %s', (_, instant, isShown) => {
  for (const made of ['2026-11-01T12:00:00+01:00', instant, '2026-12-10T12:00:00+01:00']) {
    jest.setSystemTime(new Date(made));
    const { unmount } = render(inLanguage(<Announcement />, 'fr'));
    jest.setSystemTime(new Date(instant));
    showStatus();
    expect(screen.getByText('Les bons cadeaux sont prêts.').hidden).toBe(!isShown);
    unmount();
  }
});

it('a German page shows the German text of an announcement', () => {
  jest.setSystemTime(new Date('2026-12-10T12:00:00+01:00'));
  render(inLanguage(<Announcement />, 'de'));
  expect(screen.getByText('Die Gutscheine sind da.')).toBeTruthy();
});
