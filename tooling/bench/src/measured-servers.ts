import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';

/** Whether servers run on one core and the client on the other. */
export const arePinned = spawnSync('taskset', ['--version']).status === 0;

/** Moves this process, which is the client, to the second core. */
export function pinClient(): void {
  if (arePinned) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);
}

const running: ChildProcess[] = [];

/** Starts a server on the first core. */
export function startServer(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const [program, rest] = arePinned ? ['taskset', ['-c', '0', command, ...args]] : [command, [...args]];
  const options = { cwd, env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: 'ignore' } as const;
  const child = spawn(program, rest, options);
  running.push(child);
  return child;
}

export function stopServers(): void {
  for (const child of running) child.kill();
}

/** Waits until a server answers. @returns the body */
export async function ready(address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${address} did not answer within 20 s.`);
}

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/** Answers per second. @throws Error if one of them is an error */
export async function rate({ url, headers = {}, connections, seconds }: Load): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} responses without success.`);
  return requests.average;
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** A configuration with which nginx serves the files of a folder, on one worker. */
export function fileServerConfiguration(folder: string, port: number, more = ''): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; types { text/html html; } server { listen ${port}; root ${folder}; ${more} } }`;
}
