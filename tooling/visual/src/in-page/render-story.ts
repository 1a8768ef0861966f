/**
 * Runs in the page: renders a story, again if it is the current one. Resolves when its play function has ended.
 * @returns the error message; null if there was no error
 */
export function renderStory(storyId: string): Promise<string | null> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  localStorage.clear();
  sessionStorage.clear();
  window.seedRandom();
  window.scrollTo(0, 0);
  const isShown = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;

  return new Promise((resolve) => {
    let fault: string | null = null;
    const fail = (payload: unknown): void => {
      const { message, title, description } = payload as { message?: string; title?: string; description?: string };
      fault ??= message ?? [title, description].join(': ');
    };
    const listeners: Readonly<Record<string, (payload: unknown) => void>> = {
      // Storybook reports a failed story as finished successfully, so errors are recorded separately.
      storyErrored: fail,
      storyThrewException: fail,
      playFunctionThrewException: fail,
      storyMissing: () => end('There is no such story.'),
      storyFinished: (payload) => {
        const { status } = payload as { status: string };
        end(fault ?? (status === 'success' ? null : `It ended with status "${status}".`));
      },
    };
    const end = (result: string | null): void => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve(result);
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}
