/** Where a story wants to be looked at: on a card, on a phone, or from edge to edge in windows of every size. */
export type Framing = 'card' | 'phone' | 'everywhere';

/** Runs in the page: how a story says that it is to be framed. */
export async function framingOf(storyId: string): Promise<Framing> {
  const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
  if (story?.storyGlobals.viewport?.value === 'phone') return 'phone';
  return story?.parameters.layout === 'fullscreen' ? 'everywhere' : 'card';
}
