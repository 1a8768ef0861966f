/** Files by key, such as `originals/3f…a9.webp`. Keys are made of hashes and numbers, never of what a client sends. */
export interface MediaStorage {
  /** The bytes, or null if there is no such file. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** Stores a file whole: a reader gets all of it or none. */
  readonly write: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Keys of all files below a prefix that ends in `/`. */
  readonly keys: (prefix: string) => Promise<ReadonlySet<string>>;
  readonly remove: (key: string) => Promise<void>;
}
