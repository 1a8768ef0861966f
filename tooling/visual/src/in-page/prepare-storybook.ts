/** Runs in the page, once Storybook is there: readies it, without axe, through which all stories go elsewhere. */
export async function prepareStorybook(): Promise<void> {
  await window.__STORYBOOK_PREVIEW__?.ready();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}
