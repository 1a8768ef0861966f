/** Loads the table of one peer in a separate process and prints time and memory as JSON. Started by `main.ts`. */
import { peers, type PeerName } from './peers.ts';
import { rulesUpTo } from './rules-up-to.ts';

export interface Load {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  /** The largest growth of the process. */
  readonly megabytes: number;
}

const [, , name = '', size = '', file = ''] = process.argv;

const memoryBefore = process.memoryUsage.rss();
const cpuBefore = process.cpuUsage();
const start = performance.now();
const find = peers[name as PeerName](rulesUpTo(Number(size)), file);
find('/first');
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(cpuBefore);
const megabytes = (process.resourceUsage().maxRSS * 1_024 - memoryBefore) / 1e6;

console.log(JSON.stringify({ milliseconds, cpuMilliseconds: (user + system) / 1_000, megabytes } satisfies Load));
