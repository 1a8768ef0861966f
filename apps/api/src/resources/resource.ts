import type { Status } from '../db/schema.ts';
import type { BodyOf } from './bodies.ts';
import type { Kind } from './kinds.ts';

/** When visitors see a resource. */
export interface Publication {
  readonly status: Status;
  /** From this instant on, or without a beginning. */
  readonly publishFrom: Date | null;
  /** Up to this instant, or without an end. */
  readonly publishTo: Date | null;
}

/** Something that editors write. */
export type Resource<Name extends Kind = Kind> = {
  readonly [Each in Name]: Publication & {
    readonly kind: Each;
    readonly id: number;
    readonly key: string;
    readonly body: BodyOf<Each>;
  };
}[Name];

export const alwaysPublished: Publication = { status: 'published', publishFrom: null, publishTo: null };

/** Whether visitors see it at `now`, in milliseconds since 1970. */
export function isVisible({ status, publishFrom, publishTo }: Publication, now: number): boolean {
  return (
    status === 'published' &&
    (publishFrom === null || publishFrom.getTime() <= now) &&
    (publishTo === null || now < publishTo.getTime())
  );
}
