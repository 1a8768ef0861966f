import { describe, expect, it } from 'vitest';
import { nextLoading, nextTick, type Loading, type LoadingEvent } from '../src/navigation/loading.ts';

function at(phase: Exclude<Loading['phase'], 'idle'>, since: number): Loading {
  return { phase, since };
}

const idle: Loading = { phase: 'idle' };

describe('the loading bar', () => {
  it.each<[Loading, LoadingEvent, number, Loading]>([
    [idle, 'start', 1_000, at('waiting', 1_000)],
    [idle, 'finish', 1_000, idle],
    [idle, 'tick', 1_000, idle],
    [idle, 'fail', 1_000, at('failed', 1_000)],
    [at('waiting', 0), 'start', 100, at('waiting', 0)],
    [at('waiting', 0), 'tick', 199, at('waiting', 0)],
    [at('waiting', 0), 'tick', 200, at('loading', 200)],
    [at('waiting', 0), 'finish', 150, idle],
    [at('waiting', 0), 'fail', 150, at('failed', 150)],
    [at('loading', 0), 'start', 300, at('loading', 0)],
    [at('loading', 0), 'tick', 60_000, at('loading', 0)],
    [at('loading', 0), 'finish', 300, at('done', 300)],
    [at('loading', 0), 'fail', 300, at('failed', 300)],
    [at('done', 0), 'tick', 499, at('done', 0)],
    [at('done', 0), 'tick', 500, idle],
    [at('done', 0), 'start', 400, at('waiting', 400)],
    [at('done', 0), 'finish', 400, at('done', 0)],
    [at('failed', 0), 'tick', 499, at('failed', 0)],
    [at('failed', 0), 'tick', 500, idle],
    [at('failed', 0), 'start', 10, at('waiting', 10)],
    [at('failed', 0), 'finish', 10, at('failed', 0)],
  ])('%j, %s at %d: %j', (loading, event, now, expected) => {
    expect(nextLoading(loading, event, now)).toEqual(expected);
  });

  it.each<[Loading, number | null]>([
    [idle, null],
    [at('waiting', 50), 250],
    [at('loading', 50), null],
    [at('done', 50), 550],
    [at('failed', 50), 550],
  ])('%j changes by itself at %s', (loading, expected) => {
    expect(nextTick(loading)).toBe(expected);
  });
});
