/**
 * Which of the sections of a page is read: the last one whose heading is above the line.
 * @param tops distances of the headings from the top of the window in pixels, in the order of the page
 * @param line distance of the line from the top of the window in pixels
 * @param isAtEnd whether the page is scrolled to its end: then the last section is read, however short it is
 * @returns its position; -1 above the first section
 */
export function currentSection(tops: readonly number[], line: number, isAtEnd: boolean): number {
  return isAtEnd ? tops.length - 1 : tops.findLastIndex((top) => top <= line);
}
