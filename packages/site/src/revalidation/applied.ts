import type { Invalidation } from '@veralune/api-client/invalidation';

/** What this server has applied since it started. */
export interface Applied {
  /** Version of the catalogue; 0 before the first message. */
  readonly version: number;
  /** Sending time of the latest message, in milliseconds since 1970. */
  readonly sentAt: number;
}

export const nothingApplied: Applied = { version: 0, sentAt: 0 };

/**
 * Whether a message changes anything. One that is repeated, on purpose or by a retry, has a version that is known
 * already. A message from 0 counts with a lower version too, but only once: the sending time is part of what is signed.
 */
export function isNew({ version, from, sentAt }: Invalidation, applied: Applied): boolean {
  return version > applied.version || (from === 0 && sentAt > applied.sentAt);
}

/** What is applied after a message that is new. Version 0 comes from this server itself, which knows no version. */
export function withMessage({ version, sentAt }: Invalidation, applied: Applied): Applied {
  return {
    version: version === 0 ? applied.version : version,
    sentAt: Math.max(sentAt, applied.sentAt),
  };
}
