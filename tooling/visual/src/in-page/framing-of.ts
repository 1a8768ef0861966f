/** How a story is displayed: on a card, on a phone, or full width in windows of all sizes. */
export type Framing = 'card' | 'phone' | 'everywhere';

/** Runs in the page: reads the framing from the parameters of a story. */
export async function framingOf(storyId: string): Promise<Framing> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  if (story?.storyGlobals.viewport?.value === 'phone') return 'phone';
  return story?.parameters.layout === 'fullscreen' ? 'everywhere' : 'card';
}
