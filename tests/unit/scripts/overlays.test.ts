import { inkNeeded, overlays } from '@/scripts/assets/overlays';

const headline = { lines: 1, length: 4 };
const colors = { paper: '#f8f2ea', ink: '#2a1f19' };

/** A picture of one grey with a spot of white. */
function picture(grey: number, spot?: { x: number; y: number }) {
  const [width, height] = [64, 36];
  const data = new Uint8Array(width * height * 3).fill(grey);
  if (spot) data.fill(255, 3 * (spot.y * width + spot.x), 3 * (spot.y * width + spot.x + 1));
  return { data, width, height, focus: { x: 50, y: 50 } };
}

const { phone, wide } = overlays['hero-overlay'];
const inkFor = (place: typeof phone, ...shown: Parameters<typeof picture>) =>
  inkNeeded(place, picture(...shown), headline, colors);

it('a dark picture has the usual overlay, and a lighter one a stronger one', () => {
  for (const place of Object.values(overlays).flatMap(({ phone, wide }) => [phone, wide])) {
    const inks = [60, 150, 200, 255].map((grey) => inkFor(place, grey));
    expect(inks[0]).toBe(0);
    expect(inks.at(-1)).toBeGreaterThan(0.1);
    expect(inks.at(-1)).toBeLessThan(0.7);
    expect(inks).toEqual(inks.toSorted((a, b) => a - b));
  }
});

it('a light spot counts only under words, in the part of the picture that a screen shows', () => {
  // At the foot of wide screens, in the middle and at a side: phones show the middle alone.
  expect(inkFor(wide, 60, { x: 60, y: 31 })).toBeGreaterThan(0);
  expect(inkFor(phone, 60, { x: 60, y: 31 })).toBe(0);
  expect(inkFor(wide, 60, { x: 60, y: 3 })).toBe(0);
});
