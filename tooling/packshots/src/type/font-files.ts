export const displayFile = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
export const textFile = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';

/** All fonts of packs. */
export const fontFiles: readonly string[] = [displayFile, textFile];
