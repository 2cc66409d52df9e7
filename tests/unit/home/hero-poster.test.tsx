import type { ReactElement } from 'react';
import { HeroPoster } from '@/components/home/hero-poster';
import { pictureAlt, pictureData } from '@/lib/assets/pictures';
import { htmlOf } from '../support/html';

jest.mock('@/lib/assets/pictures');

const drawing = { avif: '', largest: '', color: '#fff', width: 40, height: 20, alt: '', fallback: undefined };
beforeEach(() => jest.mocked(pictureAlt).mockReturnValue({ alt: '' }));

it('a wide picture that fills the screen of a phone is loaded as large as it is drawn there, beyond both sides', () => {
  const photograph = { ...drawing, avif: 'a 640w', width: 1600, height: 900 };
  jest.mocked(pictureData).mockReturnValue({ ...photograph, src: '/a.webp', focus: [50, 50] });
  const sizes = (part: ReactElement) => [...htmlOf(part).matchAll(/sizes="([^"]*)"/g)].map(([, size]) => size);
  expect(sizes(<HeroPoster wide="large" />)).toEqual(['(orientation: portrait) max(100vw, 178vh), 100vw']);
  expect(sizes(<HeroPoster wide="large" tall="haut" />)).toEqual(['100vw', '100vw']);
});
