import { createApp } from './app.ts';
import { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { readConfig } from './config.ts';
import { readContent } from './content/read.ts';
import type { OpenDatabase } from './db/open.ts';
import { importFolder } from './import/import.ts';
import { log } from './log.ts';
import { startMedia } from './media/start-media.ts';
import { closeAfterFailure, openConfigured } from './open-configured.ts';
import { reportFailure } from './report-failure.ts';
import { listen, type Listening } from './serve.ts';

/** How often an instance looks whether another one imported other content. */
const refreshMs = 5_000;

/** Nobody but this process writes to an embedded database, so only a server is looked at. */
const watch = (database: OpenDatabase, catalogue: LiveCatalogue): NodeJS.Timeout | undefined => {
  if (database.engine === 'embedded') return undefined;
  const timer = setInterval(() => {
    catalogue.refresh().catch((error: unknown) => {
      log('error', 'The catalogue could not be refreshed; the last one goes on serving.', { error });
    });
  }, refreshMs);
  return timer.unref();
};

/** Ends the process in order at the first signal, at once at the second. */
const stopOnSignal = (server: Listening, database: OpenDatabase, timer: NodeJS.Timeout | undefined): void => {
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    clearInterval(timer);
    log('info', 'Stopping.', { signal });
    server
      .close()
      .then(() => database.close())
      .catch(reportFailure)
      .finally(() => process.exit());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openConfigured(config);
  try {
    const { version, ...written } = await importFolder(database.db, config.contentDir);
    log('info', 'Content imported.', { version, ...written });
    const catalogue = await LiveCatalogue.load(database.db);
    const { content } = readContent(config.contentDir);
    const media = await startMedia({ content, originalsDir: config.originalsDir, storage: config.mediaStorage });
    const server = await listen(createApp({ db: database.db, catalogue, media: media.routes }), config);
    log('info', 'The catalogue API listens.', { port: server.port, engine: database.engine });
    stopOnSignal(server, database, watch(database, catalogue));
    media.makeMissing();
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
};

start().catch(reportFailure);
