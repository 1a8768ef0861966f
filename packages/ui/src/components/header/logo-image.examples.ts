import { palette } from '../../tokens/palette.ts';
import { logoFile } from '../logo/logo-file.ts';
import type { Lockup } from '../logo/outlines.ts';
import type { LogoImage } from './header.tsx';

/** The logos that the markets serve as files, without a server. */
export function logoImage(place: 'header' | 'footer', lockup: Lockup, alt: string): LogoImage {
  return {
    src: `data:image/svg+xml,${encodeURIComponent(logoFile(place, lockup, palette))}`,
    alt,
    ...(place === 'header' ? { width: 120, height: 65 } : { width: 160, height: 90 }),
  };
}
