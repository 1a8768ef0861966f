import type { Status } from '../db/schema.ts';
import type { BodyOf } from './bodies.ts';
import type { Kind } from './kinds.ts';

/** Whether and when visitors see a resource. */
export interface Publication {
  readonly status: Status;
  /** Visible from this instant on; null for no start. */
  readonly publishFrom: Date | null;
  /** Visible before this instant; null for no end. */
  readonly publishTo: Date | null;
}

/** A resource, with the body of its kind. */
export type Resource<Name extends Kind = Kind> = {
  readonly [Each in Name]: Publication & {
    readonly kind: Each;
    readonly id: number;
    readonly key: string;
    readonly body: BodyOf<Each>;
  };
}[Name];

export const alwaysPublished: Publication = { status: 'published', publishFrom: null, publishTo: null };

/** @param now milliseconds since 1970 */
export function isVisible({ status, publishFrom, publishTo }: Publication, now: number): boolean {
  return (
    status === 'published' &&
    (publishFrom === null || publishFrom.getTime() <= now) &&
    (publishTo === null || now < publishTo.getTime())
  );
}
