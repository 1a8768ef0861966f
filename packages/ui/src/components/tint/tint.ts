import type { CSSProperties } from 'react';

/** Puts a brand's colour on an element; the shades follow from `tokens/brand.css`. */
export const tint = (color: string): CSSProperties => ({ '--brand': color }) as CSSProperties;
