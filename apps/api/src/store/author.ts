import type { MarketId } from '@veralune/routing';
import type { Role } from '../db/schema.ts';
import { marketsOfChange } from '../resources/markets-of-change.ts';
import type { Resource } from '../resources/resource.ts';
import { WriteRefusedError } from './write-error.ts';

/** Who writes. */
export interface Author {
  /** As the audit log names them. */
  readonly name: string;
  readonly role: Role;
  readonly markets: readonly MarketId[];
}

function isPublished(resource: Resource | null): boolean {
  return resource?.status === 'published';
}

/**
 * Refuses a change that the author may not make: an editor writes drafts, a publisher and an admin what is published as
 * well, all of them only what the markets of their token show.
 */
export function checkAuthor(author: Author, before: Resource | null, after: Resource | null): void {
  const foreign = marketsOfChange(before, after).filter((market) => !author.markets.includes(market));
  if (foreign.length > 0) {
    const message = `This changes what ${foreign.join(', ')} shows: it needs a token for ${foreign.length === 1 ? 'that market' : 'those markets'} too.`;
    throw new WriteRefusedError({ kind: 'forbidden', message });
  }
  if (author.role === 'editor' && (isPublished(before) || isPublished(after))) {
    const message = 'Editors write drafts: send it with "status": "draft", or ask a publisher to publish it.';
    throw new WriteRefusedError({ kind: 'forbidden', message });
  }
}
