/**
 * Runs in the page when Storybook is loaded. Turns off axe, which another task runs on all stories, and shows
 * photographs smooth and grey: their grain would take half of the bytes of the lossless pictures, and tooling/packshots tests them.
 * Also shows footers that a phone lays out when they are scrolled into view, since nothing is scrolled in a picture.
 * Chromium draws the corner of a text area and the outline of a radio button by itself, and differently since its version 156.
 */
export async function prepareStorybook(): Promise<void> {
  await window.__STORYBOOK_PREVIEW__?.ready();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  const style = document.createElement('style');
  style.textContent = `
    img[src*="/media/"] { filter: grayscale(1) blur(3px) }
    textarea { resize: none !important }
    footer { content-visibility: visible !important }
    [type="radio"]:not(:focus-visible) { outline: none !important }
  `;
  document.head.append(style);
}
