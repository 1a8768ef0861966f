import type { CSSProperties } from 'react';

/** Sets a brand's colour on an element; `tokens/brand.css` derives the shades. */
export function tint(color: string): CSSProperties {
  return { '--brand': color } as CSSProperties;
}
