import { join } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { root } from '../root.ts';
import { waitFor } from './wait-for.ts';

export interface RunningApi {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the catalogue API of the repository. Sites reach it over HTTP, wherever they are. @param folder for its data */
export async function startApi(folder: string): Promise<RunningApi> {
  const port = String(await getPort());
  const url = `http://localhost:${port}`;
  const server = execa(process.execPath, ['src/main.ts'], {
    cwd: join(root, 'apps/api'),
    env: { PORT: port, DATA_DIR: folder },
    reject: false,
    stdio: 'ignore',
  });
  await waitFor('the API', async () => (await fetch(`${url}/readyz`)).ok);
  return {
    url,
    async stop() {
      server.kill();
      await server;
    },
  };
}
