import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createPersistedState,
  resetClientState,
  type ClientStore,
  type PersistedStateOptions,
} from '../src/client-state/persisted-state.ts';

const key = 'veralune:cart';

/** A storage with one text, as `localStorage` has it. */
function memoryStore(initial: string | null = null) {
  const texts = new Map(initial === null ? [] : [[key, initial]]);
  return {
    texts,
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  };
}

function create(store: ClientStore, more: Partial<PersistedStateOptions<number>> = {}) {
  return createPersistedState<number>({
    name: 'cart',
    version: 2,
    initial: 0,
    parse: (data) => (typeof data === 'number' ? data : null),
    store: () => store,
    ...more,
  });
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a persisted value', () => {
  it.each([
    ['nothing', null, 0],
    ['a value of this version', '{"version":2,"value":7}', 7],
    ['an older version', '{"version":1,"value":7}', 0],
    ['a newer version', '{"version":3,"value":7}', 0],
    ['no version', '{"value":7}', 0],
    ['no value', '{"version":2}', 0],
    ['another type of value', '{"version":2,"value":"7"}', 0],
    ['a list', '[2,7]', 0],
    ['null', 'null', 0],
    ['a truncated text', '{"version":2,"val', 0],
    ['an empty text', '', 0],
  ])('%s is stored: %s is read as %d', (_, stored, expected) => {
    expect(create(memoryStore(stored)).read()).toBe(expected);
  });

  it('is initial whatever text is stored, unless it is a value of this version', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = create(memoryStore(text)).read();
        expect(read === 0 || text === JSON.stringify({ version: 2, value: read })).toBe(true);
      }),
    );
  });

  it('is read again on the next visit', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const store = memoryStore();
        create(store).write(value);
        expect(create(store).read()).toBe(value);
      }),
    );
  });

  it('is initial when the parser throws', () => {
    expect(create(memoryStore('{"version":2,"value":7}'), { parse: refuse }).read()).toBe(0);
  });
});

describe('a storage that fails', () => {
  const working = memoryStore();
  it.each<[string, () => ClientStore]>([
    ['blocked', refuse],
    ['unreadable', () => ({ ...working, getItem: refuse })],
    ['full', () => ({ ...working, setItem: refuse })],
    ['read-only', () => ({ ...working, setItem: refuse, removeItem: refuse })],
  ])('%s: the value lasts until the page is left', (_, store) => {
    const state = create(working, { store });
    expect(state.read()).toBe(0);
    state.write(5);
    expect(state.read()).toBe(5);
    state.reset();
    expect(state.read()).toBe(0);
  });
});

describe('changes', () => {
  it('are announced to each listener until it unsubscribes', () => {
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('removeEventListener', vi.fn());
    const state = create(memoryStore());
    const listener = vi.fn();
    const unsubscribe = state.subscribe(listener);
    state.write(1);
    state.reset();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    state.write(2);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    [key, 9],
    [null, 9],
    ['veralune:search', 1],
  ])('of another tab under %s are read: %d', (changed, expected) => {
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    const store = memoryStore();
    const state = create(store);
    state.subscribe(() => undefined);
    state.write(1);
    store.setItem(key, '{"version":2,"value":9}');
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    expect(state.read()).toBe(expected);
  });
});

it('a reset deletes all client state', () => {
  const stores = [memoryStore(), memoryStore()];
  const states = stores.map((store) => create(store));
  for (const state of states) state.write(3);
  resetClientState();
  expect(states.map((state) => state.read())).toEqual([0, 0]);
  expect(stores.map(({ texts }) => texts.size)).toEqual([0, 0]);
});
