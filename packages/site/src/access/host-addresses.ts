import { lookup } from 'node:dns/promises';
import { log } from '../log.ts';
import { plainAddress } from './plain-address.ts';

/** Milliseconds. Dynamic names usually live for one to five minutes. */
const refreshMs = 60_000;
/** Milliseconds that the start of the server waits for the first answers. */
const firstAnswerMs = 3_000;

/** The addresses of a name. Rejects if there is no answer. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Asks the system, so that its hosts file and its search domains apply. */
async function askSystem(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

/**
 * The current addresses of host names. They are resolved again in the background: no request waits for DNS. While a name can
 * not be resolved, its last addresses stay valid.
 */
export class HostAddresses {
  readonly #names: readonly string[];
  readonly #resolve: Resolve;
  readonly #known = new Map<string, readonly string[]>();
  readonly #failing = new Set<string>();
  /** A name whose DNS server does not answer is not asked twice at a time: that would occupy threads of Node. */
  readonly #pending = new Set<string>();

  constructor(names: readonly string[], resolve: Resolve = askSystem) {
    this.#names = names;
    this.#resolve = resolve;
  }

  has(address: string): boolean {
    return this.#known.values().some((addresses) => addresses.includes(address));
  }

  /** Resolves all names once. */
  async refresh(): Promise<void> {
    const idle = this.#names.filter((name) => !this.#pending.has(name));
    await Promise.all(idle.map((name) => this.#refreshName(name)));
  }

  /** Resolves the names now and every minute. Resolves when the names have answers, or after three seconds. */
  async start(): Promise<void> {
    if (this.#names.length === 0) return;
    setInterval(() => void this.refresh(), refreshMs).unref();
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, firstAnswerMs).unref());
    await Promise.race([this.refresh(), timeout]);
  }

  async #refreshName(name: string): Promise<void> {
    this.#pending.add(name);
    try {
      const addresses = await this.#resolve(name);
      this.#known.set(
        name,
        addresses.map(plainAddress).filter((address) => address !== null),
      );
      this.#failing.delete(name);
    } catch (error) {
      // One line for each outage, not one for each attempt.
      if (!this.#failing.has(name)) {
        const message = `VR-SITE-014: "${name}" of ALLOWED_ADDRESSES can't be resolved. Its last addresses stay valid.`;
        log('warn', message, { error: String(error) });
      }
      this.#failing.add(name);
    } finally {
      this.#pending.delete(name);
    }
  }
}
