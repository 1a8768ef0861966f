import { UsageError } from './usage-error.ts';

const unitMs = { h: 3_600_000, d: 86_400_000 } as const;

/**
 * The start of a list: `7d`, `12h` before `now`; everything without it.
 * @throws UsageError
 */
export function startOf(since: string | undefined, now: number): Date {
  if (since === undefined) return new Date(0);
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(since) ?? [];
  if (count === undefined) throw new UsageError('--since takes hours or days: 12h, 7d.');
  return new Date(now - Number(count) * unitMs[unit === 'h' ? 'h' : 'd']);
}
