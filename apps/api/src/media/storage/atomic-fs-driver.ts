import { randomUUID } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files in a folder, written atomically. flydrive's own driver writes in place, where a reader can get a part of a file. */
export class AtomicFsDriver extends FSDriver {
  readonly #path: string;

  constructor(path: string) {
    super({ location: path, visibility: 'private' });
    this.#path = path;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const draft = `drafts/${randomUUID()}`;
    await super.put(draft, contents);
    const target = join(this.#path, key);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(this.#path, draft), target);
  }
}
