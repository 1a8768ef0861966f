import { visitKinds, type Visit, type VisitKind } from '../visits/visits.ts';
import type { Fault } from './faults.ts';

/** Seconds after the end of a fault within which everything must be normal again. */
export const recoverySeconds = 60;

/** Statuses with which a visitor is told to try again. 502: the payment could not be prepared. */
const polite: Readonly<Record<VisitKind, readonly number[]>> = {
  page: [503],
  app: [503],
  new: [503],
  results: [503],
  form: [503],
  cart: [503],
  order: [502, 503],
};

function isNormal({ status, problem }: Visit): boolean {
  return status >= 200 && status < 300 && problem === undefined;
}

/** The visits of one fault. Times are those of `performance.now()`. */
export interface Observed {
  readonly startedAt: number;
  readonly endedAt: number;
  readonly visits: readonly Visit[];
  /** Null if it did not become normal. */
  readonly normalAfterSeconds: number | null;
}

/** Seconds from the end of a fault to the last visit that was not normal. */
export function secondsUntilNormal(visits: readonly Visit[], endedAt: number): number {
  const last = visits.findLast((visit) => visit.at > endedAt && !isNormal(visit));
  return last === undefined ? 0 : (last.at - endedAt) / 1_000;
}

/** `200 9.8/s, 503 0.2/s`, of the visits that ended during the fault. */
export function statusesOf(kind: VisitKind, { visits, startedAt, endedAt }: Observed): string {
  const counts = new Map<number, number>();
  for (const { at, status } of visits.filter((visit) => visit.kind === kind))
    if (at >= startedAt && at <= endedAt) counts.set(status, (counts.get(status) ?? 0) + 1);
  const seconds = (endedAt - startedAt) / 1_000;
  const texts = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status === 0 ? 'none' : status} ${(count / seconds).toFixed(1)}/s`);
  return texts.join(', ') || '–';
}

function isPolite({ kind, status }: Visit, { passedOn }: Fault): boolean {
  const isCall = kind === 'form' || kind === 'cart' || kind === 'order';
  return polite[kind].includes(status) || (isCall && status === passedOn);
}

/** The promises that were broken, as texts. */
export function brokenPromises(fault: Fault, observed: Observed): readonly string[] {
  const { visits, startedAt, normalAfterSeconds } = observed;
  const broken = new Map<string, number>();
  const note = (text: string): void => void broken.set(text, (broken.get(text) ?? 0) + 1);
  const noticedAt = startedAt + (fault.noticedAfter ?? 0) * 1_000;
  for (const visit of visits) {
    const { kind, status, problem, at } = visit;
    if (isNormal(visit)) continue;
    if (problem !== undefined) note(`${kind}: ${status} ${problem}`);
    else if (!isPolite(visit, fault)) note(`${kind}: status ${status === 0 ? 'none' : status}`);
    if (fault.unchanged.includes(kind) && at >= startedAt && at > noticedAt)
      note(`${kind} failed, although it should not`);
  }
  if (normalAfterSeconds === null) note(`not normal within ${recoverySeconds} s`);
  return [...broken].map(([text, count]) => (count > 1 ? `${text} (×${count})` : text));
}

export const tableHead = ['what was done', ...visitKinds, 's until normal', 'promises'] as const;
