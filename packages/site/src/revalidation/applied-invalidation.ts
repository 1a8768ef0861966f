import type { Invalidation } from '@veralune/api-client/invalidation';

/** The latest invalidation that this server has applied since it started. */
export interface AppliedInvalidation {
  /** Version of the catalogue. 0 before the first message. */
  readonly version: number;
  /** Latest sending time of all applied messages, in milliseconds since 1970. */
  readonly sentAt: number;
}

export const noInvalidation: AppliedInvalidation = { version: 0, sentAt: 0 };

/**
 * Whether a message must be applied. A message that was sent again has a version that is already applied. A message with
 * `from: 0` is applied even when its version is lower, but only once: its sending time is signed and must be newer.
 */
export function isNewInvalidation({ version, from, sentAt }: Invalidation, applied: AppliedInvalidation): boolean {
  return version > applied.version || (from === 0 && sentAt > applied.sentAt);
}

/** The state after a new message was applied. Version 0 is the message of the server to itself, which has no version. */
export function withMessage({ version, sentAt }: Invalidation, applied: AppliedInvalidation): AppliedInvalidation {
  return {
    version: version === 0 ? applied.version : version,
    sentAt: Math.max(sentAt, applied.sentAt),
  };
}
