import type { Log } from '@veralune/http/logger';

/** Next bundles the pages, the proxy and the start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneLog?: Log };

/** Sets the log of this process. It is not imported here, because this file is also compiled for the edge runtime. */
export function setLog(log: Log): void {
  globalStore.veraluneLog = log;
}

/** Writes one line of JSON. Before the log is set, as in builds and tests, the console takes it. */
export const log: Log = (level, message, details = {}) => {
  const write = globalStore.veraluneLog;
  const line = JSON.stringify({ level, message, ...details });
  if (write) write(level, message, details);
  else if (level === 'error') console.error(line);
  else console.warn(line);
};
