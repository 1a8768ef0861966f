import { describe, expect, it } from 'vitest';
import { isChunkLoadError } from '../src/navigation/chunk-load-error.ts';
import { claimReload, isReloadDue, reloadPause } from '../src/navigation/reload-guard.ts';

const now = 1_800_000_000_000;

describe('isReloadDue', () => {
  it.each([
    ['no reload', null, true],
    ['a reload just now', String(now), false],
    ['a reload almost a minute ago', String(now - reloadPause + 1), false],
    ['a reload a minute ago', String(now - reloadPause), true],
    ['a reload in the future, because the clock was set back', String(now + 1), true],
    ['no number', 'yesterday', true],
    ['an empty text', '', true],
    ['Infinity', 'Infinity', true],
  ])('%s (%s): %s', (_, last, expected) => {
    expect(isReloadDue(last, now)).toBe(expected);
  });
});

function store() {
  let last: string | null = null;
  return { getItem: () => last, setItem: (_: string, text: string) => void (last = text) };
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

describe('claimReload', () => {
  it('allows one reload a minute', () => {
    const kept = store();
    const claims = [0, 1, reloadPause - 1, reloadPause, reloadPause + 1].map((passed) =>
      claimReload(() => kept, now + passed),
    );
    expect(claims).toEqual([true, false, false, true, false]);
  });

  it.each<[string, () => ReturnType<typeof store>]>([
    ['blocked', refuse],
    ['unreadable', () => ({ ...store(), getItem: refuse })],
    ['full', () => ({ ...store(), setItem: refuse })],
  ])('allows none with a storage that is %s', (_, broken) => {
    expect(claimReload(broken, now)).toBe(false);
  });
});

describe('isChunkLoadError', () => {
  it.each([
    ['of the bundler', Object.assign(new Error('Failed'), { name: 'ChunkLoadError' }), true],
    ['by its message', new Error('Failed to load chunk /_next/static/chunks/a.js'), true],
    ['of webpack', new Error('Loading chunk 12 failed.'), true],
    ['of a page', new Error('VR-SITE-003: the catalogue did not answer'), false],
    ['that is no error', 'Loading chunk 12 failed.', false],
    ['that is nothing', undefined, false],
  ])('%s', (_, error, expected) => {
    expect(isChunkLoadError(error)).toBe(expected);
  });
});
