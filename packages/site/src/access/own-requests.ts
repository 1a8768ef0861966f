/** Marks the requests of this server to itself, so that they are not taken for those of a visitor. */
const header = 'x-veralune-own';

/** Next bundles the proxy and the start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneOwnToken?: string };

/** Random, so that visitors can't mark their requests. */
function token(): string {
  return (globalStore.veraluneOwnToken ??= crypto.randomUUID());
}

/** The headers of a request of this server to itself. */
export function ownRequestHeaders(): Readonly<Record<string, string>> {
  return { [header]: token() };
}

/** Whether this server sent a request to itself. @param read returns the value of a header */
export function isOwnRequest(read: (name: string) => string | null | undefined): boolean {
  return read(header) === token();
}
