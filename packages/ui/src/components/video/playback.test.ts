import { describe, expect, it } from 'vitest';
import { createPlayback } from './playback.ts';

function infoOf(info: object): string {
  return JSON.stringify({ event: 'infoDelivery', info });
}

describe('createPlayback', () => {
  it('reports each step once, in order', () => {
    const stepsIn = createPlayback();
    const messages = [
      { playerState: -1, duration: 100 },
      { playerState: 1 },
      { currentTime: 10 },
      { currentTime: 26 },
      { currentTime: 27 },
      { playerState: 2 },
      { playerState: 1 },
      { currentTime: 80 },
      { currentTime: 5 },
      { playerState: 0, currentTime: 100 },
    ];
    expect(messages.map((info) => stepsIn(infoOf(info)))).toEqual([[], [0], [], [25], [], [], [], [50, 75], [], [100]]);
  });

  it.each(['', '{', 'null', '[]', '{"info":1}', '{"info":{"playerState":"1","currentTime":"50"}}', undefined, {}])(
    'ignores other messages: %j',
    (message) => {
      expect(createPlayback()(message)).toEqual([]);
    },
  );
});
