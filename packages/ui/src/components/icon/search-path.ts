/** The only icon of the islands of every page, so in a file of its own. */
export const searchPath = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5';
