import { palette } from '../../tokens/palette.ts';
import { logoFile } from '../logo/logo-file.ts';
import type { LogoVariant } from '../logo/outlines.ts';
import type { LogoImage } from './header.tsx';

/** The logo files of the markets as data URLs. */
export function logoImage(place: 'header' | 'footer', variant: LogoVariant, alt: string): LogoImage {
  return {
    src: `data:image/svg+xml,${encodeURIComponent(logoFile(place, variant, palette))}`,
    alt,
    ...(place === 'header' ? { width: 120, height: 65 } : { width: 160, height: 90 }),
  };
}
