import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import getPort from 'get-port';
import type { Child, Program } from '../child.ts';
import { findProgram, pathFolders } from '../find-program.ts';
import type { ProcessGroup } from '../process-group.ts';
import { waitUntilAccepting } from './wait-until-accepting.ts';

/** The oldest supported major version. Source: 3-decisions.md "Catalogue API". */
const oldestMajor = 15;

export type PostgresBinaries =
  | { readonly folder: string; readonly version: string }
  /** Why no server can be used. */
  | { readonly missing: string };

/** The folder of PostgreSQL's server programs: in PATH, or in Debian's folder, the newest version first. */
export function findPostgres(environment: NodeJS.ProcessEnv, debian = '/usr/lib/postgresql'): PostgresBinaries {
  const versioned = globSync(`${debian}/*/bin`).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const initdb = findProgram(['initdb'], [...pathFolders(environment), ...versioned]);
  if (initdb === undefined)
    return { missing: 'No PostgreSQL server is installed (no initdb in PATH or /usr/lib/postgresql).' };
  const version = execFileSync(initdb, ['--version'], { encoding: 'utf8' }).match(/\d+(\.\d+)*/)?.[0] ?? '0';
  if (Number.parseInt(version, 10) < oldestMajor) {
    return { missing: `PostgreSQL ${version} is too old: the catalogue needs ${oldestMajor} or newer.` };
  }
  return { folder: dirname(initdb), version };
}

export interface PrivatePostgres {
  readonly url: string;
  /** Of the server that runs now; its connections are child processes. */
  readonly pid: number | undefined;
  /** Ends the connections of all clients, then the server. */
  halt(): Promise<void>;
  /** Starts the server again on the same port, with its data. */
  start(): Promise<void>;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server with a new cluster in a temporary folder, on a free port of the loopback interface.
 * @param parent where the temporary folder is created
 * @throws Failure if a step fails
 */
export async function startPrivatePostgres(
  processGroup: ProcessGroup,
  binaries: string,
  parent = tmpdir(),
): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(parent, 'veralune-postgres-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const program = (name: string, command: string, args: readonly string[]): Program => ({
    name,
    command: join(binaries, command),
    args,
    cwd: folder,
    ...(user && { user }),
  });
  const port = await getPort({ host: '127.0.0.1' });
  // The data is deleted after the run, so it need not survive a crash.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

  let server: Child | undefined;
  const start = async (): Promise<void> => {
    server = processGroup.start(program('PostgreSQL', 'postgres', ['-D', data, ...flags]));
    await waitUntilAccepting(server, port);
  };
  const halt = async (): Promise<void> => {
    // SIGTERM would wait until the clients leave. The server handles SIGINT as "fast shutdown".
    if (server?.pid !== undefined) process.kill(server.pid, 'SIGINT');
    await server?.exited;
  };
  const stop = async (): Promise<void> => {
    if (server) await processGroup.stop(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const initArgs = [
      '--pgdata',
      data,
      '--username',
      'veralune',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
    ];
    await processGroup.require(program('initdb', 'initdb', initArgs));
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://veralune@127.0.0.1:${port}/postgres`,
    get pid() {
      return server?.pid;
    },
    halt,
    start,
    stop,
  };
}

/** PostgreSQL refuses to run as root. In that case it runs as a user that every system has. */
function serverUser(): Program['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user[0] === name))[0];
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}
