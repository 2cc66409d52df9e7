import { useLocale } from 'next-intl';
import brokenMark from '@/.generated/brand/broken.svg';
import logo from '@/.generated/brand/logo.svg';
import { salon } from '@/lib/content/content';
import { salonWords } from '@/lib/content/pages';

/** View box of the mark, which is the same in logo.svg and broken.svg. */
const viewBox = `0 0 ${logo.width} ${logo.height}`;

/** The mark alone, in the current colour; decorative. Give it a height; the width follows. */
export function LogoMark({ className, file = logo }: { className: string; file?: typeof logo }) {
  return (
    <svg viewBox={viewBox} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${file.src}#mark`} />
    </svg>
  );
}

export const LogoMarkBroken = ({ className }: { className: string }) => (
  <LogoMark className={`overflow-visible ${className}`} file={brokenMark} />
);

/** Mark, name and tagline in the current colour. The name is text, so that a link around it needs no label. */
export function Logo() {
  const { lang, children: tagline } = salonWords('tagline', useLocale());
  return (
    <span lang={lang} className="inline-flex min-w-0 items-center gap-3">
      <LogoMark className="h-11 w-auto shrink-0" />
      <span className="flex min-w-0 flex-col wrap-anywhere">
        <span className="logo-name">{salon.name}</span> <span className="logo-tagline">{tagline}</span>
      </span>
    </span>
  );
}
