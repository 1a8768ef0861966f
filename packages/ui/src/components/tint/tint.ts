import type { CSSProperties } from 'react';

/** Puts a brand's colour on an element; the shades follow from `tokens/brand.css`. */
export function tint(color: string): CSSProperties {
  return { '--brand': color } as CSSProperties;
}
