import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isFree, requireFreePorts, takenMessage } from '../src/taken-ports.ts';

const servers: Server[] = [];

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('isFree', () => {
  it.each(['::', '0.0.0.0', '127.0.0.1'])('is false if a server listens on %s', async (host) => {
    expect(await isFree(await occupy(host))).toBe(false);
  });

  it('is true if no server listens', async () => {
    const port = await occupy('127.0.0.1');
    const [server] = servers.splice(0);
    server?.close();
    if (server) await once(server, 'close');
    expect(await isFree(port)).toBe(true);
  });
});

describe('requireFreePorts', () => {
  it('names the port, its purpose and both solutions', async () => {
    const port = await occupy('127.0.0.1');
    await expect(requireFreePorts([{ port, purpose: 'the front door' }])).rejects.toThrow(
      `A port is taken: ${port} (the front door). Stop what listens there (\`lsof -i :${port}\` names it), ` +
        'or choose other ports: `npm start -- --port-base 8000`.',
    );
  });

  it('names all taken ports', () => {
    const taken = [
      { port: 3001, purpose: 'the site of Belgium' },
      { port: 4000, purpose: 'the catalogue API' },
    ];
    expect(takenMessage(taken)).toContain('Ports are taken: 3001 (the site of Belgium), 4000 (the catalogue API).');
  });
});
