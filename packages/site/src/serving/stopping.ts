/** Next bundles the proxy and the start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneStopping?: boolean };

/** Whether the process was told to stop, so that load balancers should send requests to other instances. */
export function isStopping(): boolean {
  return globalStore.veraluneStopping === true;
}

/** Remembers the signal that stops the process. Next closes the server when the pending requests are answered. */
export function noticeStopping(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      globalStore.veraluneStopping = true;
    });
}
