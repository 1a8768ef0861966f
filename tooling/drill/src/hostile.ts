/**
 * Sends hostile requests over sockets to an app, nginx, the API and the front door: smuggling, traversal, huge and slow requests,
 * prototype keys, forged headers, redirect attacks. Exit code 1 after an answer from 500, a hang, a crash, memory that grows, a
 * hidden request that is answered, or a redirect to a foreign host.
 *
 * node tooling/drill/src/hostile.ts [count] [seconds] [seed]     needs the built Belgian site, PostgreSQL, Redis, nginx
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '@veralune/bench/table';
import { runCommand } from '@veralune/dev/command';
import { print } from '@veralune/dev/print';
import type { ProcessGroup } from '@veralune/dev/process-group';
import { root } from '@veralune/dev/root';
import getPort from 'get-port';
import { attack } from './hostile/attack.ts';
import { Service } from './stack/service.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { ask } from './visits/ask.ts';

const [count = 100_000, seconds = 480, seed = 1] = process.argv.slice(2).map(Number);
/** Time in which servers give memory back. */
const restSeconds = 15;
/** Of the memory after the first tenth: caches are full by then. */
const mostGrowth = 1.5;
const toleratedMegabytes = 80;

async function startFrontDoor(processGroup: ProcessGroup, appPort: number): Promise<Service> {
  const port = await getPort({ host: '127.0.0.1' });
  const args = [join(import.meta.dirname, 'hostile/front-door.ts'), String(port), String(appPort)];
  const program = { name: 'The front door', command: process.execPath, args, cwd: root };
  const door = new Service(processGroup, program, { port, readyPath: '/healthz' });
  await door.start();
  return door;
}

interface Attacked {
  readonly name: string;
  readonly service: Service;
}

function megabytesOf(attacked: readonly Attacked[]): number[] {
  return attacked.map(({ service }) => service.megabytes);
}

async function run(stack: Stack, door: Service): Promise<number> {
  const [app, api] = [stack.apps[0], stack.apis[0]];
  if (app === undefined || api === undefined) return 1;
  const attacked: readonly Attacked[] = [
    { name: 'app', service: app },
    { name: 'nginx', service: stack.edge },
    { name: 'API', service: api },
    { name: 'front door', service: door },
  ];
  const servers = attacked.map(({ name, service: { port } }) => ({ name, port, isApi: name === 'API' }));
  const levels: number[][] = [];
  const started = performance.now();
  const { sent, statuses, problems } = await attack({
    ...{ servers, count, seconds, seed },
    onProgress: (done) => {
      if (done * 10 >= count && (levels.length === 0 || (done * 2 >= count && levels.length === 1)))
        levels.push(megabytesOf(attacked));
    },
  });
  const took = (performance.now() - started) / 1_000;
  await pause(restSeconds * 1_000);
  levels.push(megabytesOf(attacked));

  const found = [...problems].map(([what, { count: times, example }]) => `${what} (×${times})\n  ${example}`);
  for (const [index, { name, service }] of attacked.entries()) {
    if (service.crashes > 0) found.push(`${name} crashed`);
    const [early = 0, last = 0] = [levels[0]?.[index], levels.at(-1)?.[index]];
    if (last > early * mostGrowth + toleratedMegabytes) found.push(`${name} grew from ${early} to ${last} MB`);
    const { status } = await ask(service.port, name === 'API' ? '/product?shop_id=1&lang=fr' : '/fr');
    if (status !== 200) found.push(`${name} answers ${status} afterwards`);
  }
  const byServer = (name: string): string =>
    [...statuses]
      .filter(([key]) => key.startsWith(`${name} `))
      .map(([key, times]) => [key.slice(name.length + 1), times] as const)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([status, times]) => `${status} ×${times}`)
      .join(', ');
  printTable(
    ['server', 'answers', 'MB after a tenth / half / all'],
    attacked.map(({ name }, index) => [name, byServer(name), levels.map((level) => level[index] ?? 0).join(' / ')]),
  );
  print(`\n${sent} requests in ${took.toFixed(0)} s, seed ${seed}.`);
  print(found.length === 0 ? 'Nothing was found.' : `Found:\n${found.join('\n')}`);
  return found.length === 0 ? 0 : 1;
}

await runCommand(async ({ processGroup }) => {
  const stack = await startStack(processGroup);
  const door = await startFrontDoor(processGroup, stack.apps[0]?.port ?? 0);
  try {
    return await run(stack, door);
  } finally {
    await door.kill();
    await stack.stop();
  }
});
