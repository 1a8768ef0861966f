import type { MediaIndex } from './media-index.ts';

let versions: ReadonlyMap<string, string> = new Map();

/** Tells addresses which version of each picture is served. Called once, when the API starts. */
export const publishVersions = (index: MediaIndex): void => {
  versions = new Map([...index].map(([name, { hash }]) => [name, hash]));
};

/** Undefined for a picture that nobody has planned; its address then carries no version and is cached briefly. */
export const versionOf = (name: string): string | undefined => versions.get(name);
