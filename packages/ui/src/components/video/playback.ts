/** Percent that were played; 0 is the start, 100 the end. */
export type PlaybackStep = 0 | 25 | 50 | 75 | 100;

const quarters = [25, 50, 75] as const;
const states = { ended: 0, playing: 1 } as const;

/** The message after which a player of YouTube reports to the page. Source: YouTube's IFrame Player API. */
export const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

interface Info {
  readonly playerState?: unknown;
  readonly currentTime?: unknown;
  readonly duration?: unknown;
}

function infoIn(message: unknown): Info {
  try {
    const { info } = JSON.parse(String(message)) as { readonly info?: unknown };
    return typeof info === 'object' && info !== null ? info : {};
  } catch {
    return {};
  }
}

/** @returns a function from a message of the player to the steps that it reaches for the first time */
export function createPlayback(): (message: unknown) => PlaybackStep[] {
  const reached = new Set<PlaybackStep>();
  let duration = 0;
  return (message) => {
    const info = infoIn(message);
    if (typeof info.duration === 'number') duration = info.duration;
    const percent = typeof info.currentTime === 'number' && duration > 0 ? (info.currentTime / duration) * 100 : 0;
    const steps: PlaybackStep[] = [
      ...(info.playerState === states.playing ? ([0] as const) : []),
      ...quarters.filter((quarter) => percent >= quarter),
      ...(info.playerState === states.ended ? ([100] as const) : []),
    ];
    const next = steps.filter((step) => !reached.has(step));
    for (const step of next) reached.add(step);
    return next;
  };
}
