import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { log } from './log.ts';
import { versionChannel } from './store/state.ts';

/** Interval of version checks in milliseconds: notifications are lost while the connection is down. */
const pollMs = 500;
const reconnectMs = 500;

export interface Following {
  readonly stop: () => Promise<void>;
}

/** Refreshes the catalogue when any instance writes to the PostgreSQL server. */
export function followDatabase(url: string, live: Pick<LiveCatalogue, 'refresh'>): Following {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  let isFailing = false;

  const refresh = (): void => {
    live.refresh().then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        if (!isFailing)
          log('error', 'The catalogue could not be refreshed; the last version is still served.', { error });
        isFailing = true;
      },
    );
  };

  /** Listens until the connection ends. */
  const listenOnce = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    client = own;
    const ended = new Promise<void>((resolve) => {
      own.on('end', resolve);
      own.on('error', () => {
        resolve();
      });
    });
    own.on('notification', refresh);
    await own.connect();
    await own.query(`listen ${versionChannel}`);
    // Notifications before `listen` were missed.
    refresh();
    await ended;
    await own.end().catch(() => undefined);
  };

  const listen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await pause(reconnectMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  const listening = listen();
  const timer = setInterval(refresh, pollMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
