/** Formats of a rendered picture, the most compact first. */
export const formats = ['avif', 'webp', 'png'] as const;
export type Format = (typeof formats)[number];

export const isFormat = (text: string): text is Format => formats.some((format) => format === text);
