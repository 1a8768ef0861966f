/** The client state that persists, in `localStorage` under `veralune:<name>`. Source: 3-decisions.md "Cookies and storage". */
type PersistedName = 'auth' | 'cart' | 'order' | 'search';

export type ClientStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface PersistedStateOptions<Value> {
  readonly name: PersistedName;
  /** Increased when the form of the value changes. A value of another version is ignored. */
  readonly version: number;
  /** The value on the server, and in a browser that has stored nothing. */
  readonly initial: Value;
  /** Returns null when the stored data are not a value. They can come from anyone who uses the browser. */
  readonly parse: (data: unknown) => Value | null;
  /** Called at each use, because a browser that blocks the storage throws when it is accessed. */
  readonly store?: () => ClientStore;
}

/** A value that survives the visit, with the functions that `useSyncExternalStore` needs. */
export interface PersistedState<Value> {
  readonly initial: Value;
  readonly read: () => Value;
  /** Stores a value. When the storage is full or blocked, it is kept until the page is left. */
  readonly write: (value: Value) => void;
  /** Returns to the initial value and deletes the stored one. */
  readonly reset: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Stored {
  readonly version: number;
  readonly value: unknown;
}

function isStored(data: unknown): data is Stored {
  return typeof data === 'object' && data !== null && 'version' in data && 'value' in data;
}

/** The result of `access`, or null when the storage is blocked, full or holds damaged data. */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** A message of the browser that another tab changed the storage. Its key is null when everything was deleted. */
type StorageMessage = Event & { readonly key?: string | null };

function subscribeToOtherTabs(key: string, changed: () => void) {
  const receive = (message: StorageMessage) => {
    if (message.key === key || message.key === null) changed();
  };
  globalThis.addEventListener('storage', receive);
  return () => {
    globalThis.removeEventListener('storage', receive);
  };
}

const states = new Set<Pick<PersistedState<unknown>, 'reset'>>();

/** Creates the only access to a part of the client state. */
export function createPersistedState<Value>({
  name,
  version,
  initial,
  parse,
  store = () => globalThis.localStorage,
}: PersistedStateOptions<Value>): PersistedState<Value> {
  const key = `veralune:${name}`;
  const listeners = new Set<() => void>();
  // The same object as long as nothing changes: React compares it after each rendering.
  let current: { readonly value: Value } | null = null;

  const readStored = (): Value | null => {
    const data: unknown = attempt(() => JSON.parse(store().getItem(key) ?? 'null'));
    return isStored(data) && data.version === version ? attempt(() => parse(data.value)) : null;
  };
  const set = (next: typeof current) => {
    current = next;
    for (const listener of listeners) listener();
  };

  const state: PersistedState<Value> = {
    initial,
    read: () => (current ??= { value: readStored() ?? initial }).value,
    write: (value) => {
      attempt(() => {
        store().setItem(key, JSON.stringify({ version, value } satisfies Stored));
      });
      set({ value });
    },
    reset: () => {
      attempt(() => {
        store().removeItem(key);
      });
      set({ value: initial });
    },
    subscribe: (listener) => {
      const unsubscribe = subscribeToOtherTabs(key, () => {
        current = null;
        listener();
      });
      listeners.add(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
  };
  states.add(state);
  return state;
}

/** Returns all client state to its defaults. Source: 1-site.md §3 "Site-wide state". */
export function resetClientState(): void {
  for (const state of states) state.reset();
}
