import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './failure.ts';

/** A port and what it is wanted for. */
export interface WantedPort {
  readonly port: number;
  readonly purpose: string;
}

/** Someone may hold a port on one of these addresses alone; a server of ours would then fail or be shadowed. */
const addresses = ['::', '0.0.0.0', '127.0.0.1'];

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    // A machine without IPv6 has no such address to be taken.
    return (
      (error as NodeJS.ErrnoException).code === 'EAFNOSUPPORT' ||
      (error as NodeJS.ErrnoException).code === 'EADDRNOTAVAIL'
    );
  }
}

export async function isFree(port: number): Promise<boolean> {
  for (const address of addresses) if (!(await canListen(port, address))) return false;
  return true;
}

/** Those of the ports that something else holds. */
export async function findTaken(wanted: readonly WantedPort[]): Promise<WantedPort[]> {
  const taken: WantedPort[] = [];
  for (const each of wanted) if (!(await isFree(each.port))) taken.push(each);
  return taken;
}

/** @throws Failure that names the ports that something else holds, and the ways out */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const taken = await findTaken(wanted);
  if (taken.length > 0) throw new Failure(takenMessage(taken));
}

export function takenMessage(taken: readonly WantedPort[]): string {
  const list = taken.map(({ port, purpose }) => `${port} (${purpose})`).join(', ');
  const [first] = taken;
  return [
    `${taken.length === 1 ? 'A port is' : 'Ports are'} taken: ${list}.`,
    `Stop what listens there (\`lsof -i :${first?.port}\` names it),`,
    'or choose other ports: `npm start -- --port-base 5000`.',
  ].join(' ');
}
