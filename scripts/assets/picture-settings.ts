import type { AvifOptions, WebpOptions } from 'sharp';

/** Encoder settings of one file. */
export interface EncoderSettings {
  avif: AvifOptions;
  webp: WebpOptions;
}

/**
 * Four widths (pixels, ascending) for a source of this width, never above it.
 *
 * Sources of 1600 px and more: 640 serves phones at 1.75 to 2 dots per pixel, 960 at 3, 400 small cards, 1600 desktops.
 * Narrower ones are divided evenly, which gives the 900 px poster a 720 for phones of 412 px at 1.75.
 */
export function pictureWidths(sourceWidth: number): number[] {
  if (sourceWidth >= 1600) return [400, 640, 960, 1600];
  return [0.4, 0.6, 0.8, 1].map((part) => Math.round(sourceWidth * part));
}

/**
 * Encoder settings for a picture at a width in pixels; a veiled one is the first thing that a phone paints, behind the headline:
 * a fifth smaller, and no difference to be seen.
 *
 * Measured on eight sources at 960 px (milliseconds per megapixel on one core, size at equal luma SSIM): AVIF effort 1
 * takes 160 and 320 kB, effort 2 takes 330 and 295 kB, effort 3 takes 460 and 255 kB, effort 4 takes 2000 and 250 kB.
 * So 3 for what phones load; the widest files are most of the pixels and get 1, which keeps a first build short.
 * WebP above effort 2 saves 3 % for twice the time, and few browsers load it.
 */
export function encoderSettings(width: number, isVeiled = false): EncoderSettings {
  return {
    avif: { quality: isVeiled ? 46 : 50, effort: width > 1000 ? 1 : 3, chromaSubsampling: '4:2:0' },
    webp: { quality: 72, effort: 2 },
  };
}
