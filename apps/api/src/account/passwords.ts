import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { HttpError } from '../http/http-error.ts';

const derive = promisify(argon2);

/** OWASP's parameters for argon2id: 19 MiB (in KiB), two passes, one lane. Stored with each hash, so they can change. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/** Hashes at the same time. Each uses a thread of the pool and 19 MiB. */
const mostAtOnce = 2;
/** Hashes that wait. More would keep visitors waiting longer than a browser or proxy does. */
const mostWaiting = 60;

interface Parsed {
  readonly cost: Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`: the PHC string format. */
function phcString(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost;
  const parameters = `m=${String(memory)},t=${String(passes)},p=${String(parallelism)}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

function parsePhc(text: string): Parsed {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? [];
  if (memory === undefined) throw new Error('A stored password is not an argon2id hash.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** Runs work with a limit on how much of it runs and waits. */
class Queue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws HttpError 503 if too many wait */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#running >= mostAtOnce) {
      if (this.#waiting.length >= mostWaiting)
        throw new HttpError(503, 'busy', 'Too many people sign in at the moment. Try again.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

/** Hashes and checks passwords. Must not be used inside a transaction, which would block the embedded database. */
export class Passwords {
  readonly #queue = new Queue();
  /** What an unknown account is compared with, so that its answer takes as long. */
  readonly #nobody = phcString(randomBytes(saltBytes), randomBytes(tagBytes));

  #derive(password: string, salt: Buffer, parameters: Parsed['cost']): Promise<Buffer> {
    const message = password.normalize('NFKC');
    return this.#queue.run(() => derive('argon2id', { message, nonce: salt, tagLength: tagBytes, ...parameters }));
  }

  /** @throws HttpError 503 if too many wait */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    return phcString(salt, await this.#derive(password, salt, cost));
  }

  /**
   * Whether a password belongs to a stored hash.
   * @param stored undefined for an account that does not exist: takes as long, and is false
   * @throws HttpError 503 if too many wait
   */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const { cost: parameters, salt, tag } = parsePhc(stored ?? this.#nobody);
    const derived = await this.#derive(password, salt, parameters);
    return timingSafeEqual(derived, tag) && stored !== undefined;
  }
}
