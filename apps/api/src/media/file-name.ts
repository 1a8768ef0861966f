import type { Format } from './formats.ts';

export const fileName = (hash: string, width: number, format: Format): string => `${hash}-${String(width)}.${format}`;
