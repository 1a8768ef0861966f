import { Random } from './random.ts';
import { attacks, hostileRequest, type Attack } from './requests.ts';
import { send } from './send.ts';

export interface AttackedServer {
  readonly name: string;
  readonly port: number;
  /** Whether it is the API, whose calls are not below `/api/`. */
  readonly isApi?: boolean;
}

export interface AttackOptions {
  readonly servers: readonly AttackedServer[];
  readonly count: number;
  /** Ends earlier after this time. */
  readonly seconds: number;
  readonly seed: number;
  /** Called a hundred times during the attack. */
  readonly onProgress?: (sent: number) => void;
}

export interface AttackResult {
  readonly sent: number;
  /** `app 404` → how often. */
  readonly statuses: ReadonlyMap<string, number>;
  /** What is wrong → how often, with an example. */
  readonly problems: ReadonlyMap<string, { readonly count: number; readonly example: string }>;
}

const parallel = 48;
/** Slow requests take a minute each, so that they are few, and beside the others. */
const slowShare = 0.003;
const quick = attacks.filter((attack) => attack !== 'slow');

/** Sends hostile requests to each of the servers in turn. The same seed gives the same requests. */
export async function attack({ servers, count, seconds, seed, onProgress }: AttackOptions): Promise<AttackResult> {
  const random = new Random(seed);
  const deadline = performance.now() + seconds * 1_000;
  const statuses = new Map<string, number>();
  const problems = new Map<string, { count: number; example: string }>();
  let sent = 0;
  const sendOne = async (chosen: Attack): Promise<void> => {
    const server = servers[sent % servers.length];
    if (server === undefined) return;
    sent += 1;
    if (sent % Math.ceil(count / 100) === 0) onProgress?.(sent);
    const request = hostileRequest(chosen, random);
    const parts = server.isApi ? request.parts.map((part) => part.replace(' /api/', ' /')) : request.parts;
    const answer = await send(server.port, { ...request, parts });
    for (const status of answer.statuses.length === 0 ? [0] : answer.statuses) {
      const key = `${server.name} ${status === 0 ? 'closed' : status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    }
    if (answer.problem === undefined) return;
    const key = `${server.name}, ${chosen}: ${answer.problem}`;
    const known = problems.get(key);
    const example = known?.example ?? JSON.stringify(request.parts.join('').slice(0, 400));
    problems.set(key, { count: (known?.count ?? 0) + 1, example });
  };
  const slowCount = Math.ceil(count * slowShare);
  const slowOnes = Array.from({ length: slowCount }, () => sendOne('slow'));
  const work = async (): Promise<void> => {
    while (sent < count && performance.now() < deadline) await sendOne(random.pick(quick));
  };
  await Promise.all([...slowOnes, ...Array.from({ length: parallel }, work)]);
  return { sent, statuses, problems };
}
