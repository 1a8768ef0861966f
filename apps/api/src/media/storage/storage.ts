/** Files by key, such as `originals/3f…a9.webp`. Keys consist of hashes and numbers, never of a client's input. */
export interface MediaStorage {
  /** The bytes, or null if the file does not exist. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** Writes a file atomically: a reader never gets a part of it. */
  readonly write: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Keys of all files below a prefix, which ends in `/`. */
  readonly keys: (prefix: string) => Promise<ReadonlySet<string>>;
  readonly remove: (key: string) => Promise<void>;
}
