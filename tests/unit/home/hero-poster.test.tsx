import type { ReactElement } from 'react';
import { HeroPoster } from '@/components/home/hero-poster';
import { pictureAlt, pictureData } from '@/lib/assets/pictures';
import { htmlOf } from '../support/html';

jest.mock('@/lib/assets/pictures');

const drawing = { avif: '', largest: '', color: '#fff', width: 40, height: 20, alt: '', fallback: undefined };
beforeEach(() => jest.mocked(pictureAlt).mockReturnValue({ alt: '' }));

it('a drawing stands behind the headline as a photograph does, on phones and on wider screens', () => {
  jest.mocked(pictureData).mockImplementation((id) => ({ ...drawing, src: `/${id}.svg`, focus: [50, 50] }));
  const html = htmlOf(<HeroPoster wide="large" tall="haut" />);
  const addresses = [...html.matchAll(/ src(?:set)?="([^"]*)"/gi)].map(([, address]) => address);
  expect(addresses[0]).toBe('/haut.svg');
  expect(new Set(addresses.slice(1))).toEqual(new Set(['/large.svg']));
  expect(html).not.toContain('image/avif');
});

it('a wide picture that fills the screen of a phone is loaded as large as it is drawn there, beyond both sides', () => {
  const photograph = { ...drawing, avif: 'a 640w', width: 1600, height: 900 };
  jest.mocked(pictureData).mockReturnValue({ ...photograph, src: '/a.webp', focus: [50, 50] });
  const sizes = (part: ReactElement) => [...htmlOf(part).matchAll(/sizes="([^"]*)"/g)].map(([, size]) => size);
  expect(sizes(<HeroPoster wide="large" />)).toEqual(['(orientation: portrait) max(100vw, 178vh), 100vw']);
  expect(sizes(<HeroPoster wide="large" tall="haut" />)).toEqual(['100vw', '100vw']);
});
