import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { checkConfiguration, findNginx, foregroundArguments, settingsSchema, writeEdge } from '@veralune/edge';
import { marketIds } from '@veralune/routing';
import type { Ports } from './ports.ts';
import type { ProcessGroup } from './process-group.ts';
import { root } from './root.ts';
import { step } from './step.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** Resolving `be.localhost` gives the address of IPv6 first, if the machine has it. */
function hasIPv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
}

/** Writes the configuration of nginx in front of the sites of this machine. @returns its path */
function writeLocalEdge(ports: Ports): string {
  const folder = join(root, '.data', 'edge', String(ports.frontDoor));
  const isRoot = process.getuid?.() === 0;
  return writeEdge(
    settingsSchema.parse({
      folder,
      listen: [ports.frontDoor, ...(hasIPv6() ? [`[::]:${ports.frontDoor}`] : [])],
      markets: Object.fromEntries(marketIds.map((id) => [id, { upstreams: [`127.0.0.1:${ports.apps[id]}`] }])),
      showCacheStatus: true,
      workers: 1,
      // Otherwise the workers of root have a user who may not read this folder.
      ...(isRoot ? { user: 'root' } : {}),
    }),
  );
}

/**
 * Starts nginx in the place of the front door.
 * @returns false if it is not installed
 */
export async function openEdge(processGroup: ProcessGroup, ports: Ports): Promise<boolean> {
  const nginx = findNginx();
  if (nginx === undefined) return false;
  await step('Start nginx in front of the sites', async () => {
    const file = writeLocalEdge(ports);
    checkConfiguration(nginx, file);
    const child = processGroup.start({ name: 'nginx', command: nginx, args: foregroundArguments(file), cwd: root });
    await waitUntilReady(child, {
      url: `http://localhost:${ports.frontDoor}/robots.txt`,
      timeoutMilliseconds: 10_000,
    });
  });
  return true;
}
