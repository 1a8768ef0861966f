/** Runs in the page: shows a story, from its beginning if it is there already. Resolves once it has played: did all go well? */
export function renderStory(storyId: string): Promise<boolean> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.seedRandom();
  window.scrollTo(0, 0);
  const isShown = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;

  return new Promise((resolve) => {
    let isWell = true;
    const fail = (): void => {
      isWell = false;
    };
    const listeners: Readonly<Record<string, (payload: unknown) => void>> = {
      // A story that fails comes to its end nevertheless, and calls that success.
      storyErrored: fail,
      storyThrewException: fail,
      playFunctionThrewException: fail,
      storyMissing: () => end(false),
      storyFinished: (payload) => end(isWell && (payload as { status: string }).status === 'success'),
    };
    const end = (result: boolean): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}
