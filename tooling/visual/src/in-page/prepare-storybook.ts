/** Runs in the page when Storybook is loaded. Turns off axe, which another task runs on all stories. */
export async function prepareStorybook(): Promise<void> {
  await window.__STORYBOOK_PREVIEW__?.ready();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}
