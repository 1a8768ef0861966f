/** Starts an instance and sends its port. Answers each message with the resources used since the last one. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '@veralune/api/app';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import { openDatabase } from '@veralune/api/db/open';
import { followDatabase } from '@veralune/api/follow-database';
import { listen } from '@veralune/api/serve';
import type { Usage } from './instance.ts';

const [, , target = ''] = process.argv;
const isUrl = target.startsWith('postgres');
const { db, requestDb } = await openDatabase(isUrl ? { url: target } : { dataDir: target });
const catalogue = await LiveCatalogue.load(db);
const { port } = await listen(createApp({ db: requestDb, catalogue }), { port: 0, host: '127.0.0.1' });
if (isUrl) followDatabase(target, catalogue);

const resolution = 2;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
let last = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(last);
  const usage: Usage = {
    cpuMs: (user + system) / 1_000,
    // The measured delay includes the interval of the timer.
    longestBlockMs: Math.max(0, delay.max / 1e6 - resolution),
    residentMb: process.memoryUsage().rss / 1e6,
  };
  last = process.cpuUsage();
  delay.reset();
  process.send?.(usage);
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
