import { startMetrics } from '@veralune/http/metrics';
import { startTracing } from '@veralune/http/tracing';
import { createApp } from './app.ts';
import { readCaptchaConfig } from './captcha/config.ts';
import { LiveCatalogue } from './catalogue/live-catalogue.ts';
import { readConfig } from './config.ts';
import { checkEnvironment } from './environment/environment.ts';
import { followDatabase } from './follow-database.ts';
import { readFormsConfig } from './forms/config.ts';
import { Postcodes } from './geo/postcodes.ts';
import { catalogueFeed } from './invalidation/catalogue-feed.ts';
import { readInvalidationConfig } from './invalidation/config.ts';
import { startInvalidation } from './invalidation/start-invalidation.ts';
import { readRequestLimitsConfig } from './limits/config.ts';
import { startRequestLimits } from './limits/request-limits.ts';
import { log } from './log.ts';
import { readMailConfig } from './mail/config.ts';
import { startMedia } from './media/start-media.ts';
import { acceptLocalCommands } from './office/accept-local-commands.ts';
import { closeAfterFailure, openConfigured } from './open-configured.ts';
import { previewSecretOf } from './previews/preview-secret.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { reportFailure } from './report-failure.ts';
import { listen, type Listening } from './serve.ts';
import { readPaymentConfig } from './shop/payment/config.ts';
import { startServices } from './start-services.ts';

interface Lifecycle {
  /** True from the first signal on: the process is no longer ready, but answers the requests that it gets. */
  isStopping: boolean;
}

/** The first signal shuts the process down gracefully, the second one at once. */
function stopOnSignal(server: Listening, lifecycle: Lifecycle, stopOthers: () => Promise<void>): void {
  const stop = (signal: NodeJS.Signals): void => {
    if (lifecycle.isStopping) process.exit(1);
    lifecycle.isStopping = true;
    log('info', 'Stopping.', { signal });
    server
      .close()
      .then(stopOthers)
      .catch(reportFailure)
      .finally(() => process.exit());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Starts the API with the configuration of the environment. A signal stops it. */
export async function startApi(): Promise<void> {
  checkEnvironment(process.env);
  const config = readConfig(process.env);
  await startMetrics('api');
  const tracing = await startTracing('api');
  const invalidationConfig = readInvalidationConfig(process.env);
  const serviceOptions = {
    config: readFormsConfig(process.env),
    mail: readMailConfig(process.env, config.dataDir),
    captcha: readCaptchaConfig(process.env),
    postcodes: new Postcodes(),
    payment: readPaymentConfig(process.env),
  };
  const limitsConfig = readRequestLimitsConfig(process.env);
  const lifecycle: Lifecycle = { isStopping: false };
  const database = await openConfigured(config);
  try {
    await prepareDatabase(database.db, config.contentDir);
    const catalogue = await LiveCatalogue.load(database.db);
    const media = await startMedia({
      pictures: () => catalogue.current.shared.media,
      documents: () => catalogue.current.shared.documents,
      originalsDir: config.originalsDir,
      storage: config.mediaStorage,
    });
    const previewSecret = previewSecretOf(config);
    const { stop: stopServices, ...services } = await startServices({ ...serviceOptions, database });
    const { postcodes } = serviceOptions;
    const isReady = (): boolean => !lifecycle.isStopping;
    const limits = startRequestLimits(limitsConfig);
    const shared = { db: database.requestDb, catalogue, media, previewSecret, postcodes, limits, isReady, tracing };
    const app = createApp({ ...shared, ...services });
    const server = await listen(app, config).catch(async (thrown: unknown) => {
      limits?.stop();
      // The outbox would keep the process alive.
      await stopServices();
      throw thrown;
    });
    const localSocket = await acceptLocalCommands(config, { db: database.db, catalogue });
    log('info', 'The catalogue API listens.', { port: server.port, engine: database.engine });
    const following = config.databaseUrl === undefined ? null : followDatabase(config.databaseUrl, catalogue);
    const invalidation =
      invalidationConfig &&
      startInvalidation(invalidationConfig, { db: database.db, feed: catalogueFeed(database.db, catalogue) });
    const { notifyMail: onMail } = services.forms;
    const reminders = startReminders({ db: database.requestDb, mail: serviceOptions.mail, catalogue, onMail });
    stopOnSignal(server, lifecycle, async () => {
      await localSocket?.close();
      await reminders.stop();
      media.close();
      limits?.stop();
      await stopServices();
      await invalidation?.stop();
      catalogue.close();
      await following?.stop();
      await database.close();
      await tracing?.stop();
    });
    if (config.mediaVariants === 'start') media.makeMissingVariants();
  } catch (thrown) {
    throw await closeAfterFailure(database, config, thrown);
  }
}
