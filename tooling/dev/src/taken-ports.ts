import getPort, { clearLockedPorts } from 'get-port';
import { Failure } from './failure.ts';

/** A port and the server that needs it. */
export interface WantedPort {
  readonly port: number;
  readonly purpose: string;
}

/** Whether no program listens on a port, on any address of this machine. */
export async function isFree(port: number): Promise<boolean> {
  // get-port does not return a port a second time within 15 seconds; here each call is a new question.
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/** The ports on which another program listens. */
export async function findTaken(wanted: readonly WantedPort[]): Promise<WantedPort[]> {
  const taken: WantedPort[] = [];
  for (const each of wanted) if (!(await isFree(each.port))) taken.push(each);
  return taken;
}

/** @throws Failure that names the ports that are taken, and the solutions */
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
    'or choose other ports: `npm start -- --port-base 8000`.',
  ].join(' ');
}
