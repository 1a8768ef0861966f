import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** The process that holds a lock. A pid alone is not enough, because pids are reused after a restart. */
export const holder = z.object({
  pid: z.int().positive(),
  host: z.string(),
  /** Boot id and start time of the process; null if the system does not provide them. */
  started: z.string().nullable(),
  since: z.string(),
});
export type Holder = z.infer<typeof holder>;

/** Boot id and start time of a process, from Linux's `/proc`. */
function startOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The name in parentheses can contain spaces. The start time is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot}:${ticks}`;
  } catch {
    return null;
  }
}

export function thisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    since: new Date().toISOString(),
  };
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    // EPERM: the process runs under another user.
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

/** Whether the process still runs. A process on another host cannot be checked and counts as running. */
export function isRunning(held: Holder): boolean {
  if (held.host !== hostname()) return true;
  if (!exists(held.pid)) return false;
  return held.started === null || startOf(held.pid) === held.started;
}
