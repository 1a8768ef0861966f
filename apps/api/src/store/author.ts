import type { MarketId } from '@veralune/routing';
import type { Role } from '../db/schema.ts';
import { marketsOfChange } from '../resources/markets-of-change.ts';
import type { Resource } from '../resources/resource.ts';
import { WriteRefusedError } from './write-error.ts';

/** The author of a write. */
export interface Author {
  /** Name in the audit log. */
  readonly name: string;
  readonly role: Role;
  readonly markets: readonly MarketId[];
}

function isPublished(resource: Resource | null): boolean {
  return resource?.status === 'published';
}

interface Change {
  /** Markets that show a difference. */
  readonly markets: readonly MarketId[];
  /** Whether the state before or after is published. */
  readonly isPublished: boolean;
}

/**
 * Checks the permissions of an author: an editor writes drafts only, a publisher or admin also what is published. All of
 * them write only what is shown in the markets of their token.
 * @throws WriteRefusedError
 */
export function checkPermission(author: Author, change: Change): void {
  const otherMarkets = change.markets.filter((market) => !author.markets.includes(market));
  if (otherMarkets.length > 0) {
    const message = `This changes what ${otherMarkets.join(', ')} shows: it needs a token for ${otherMarkets.length === 1 ? 'that market' : 'those markets'} too.`;
    throw new WriteRefusedError({ kind: 'forbidden', message });
  }
  if (author.role === 'editor' && change.isPublished) {
    const message = 'Editors write drafts: send it with "status": "draft", or ask a publisher to publish it.';
    throw new WriteRefusedError({ kind: 'forbidden', message });
  }
}

/** The permission for a change of a resource. @throws WriteRefusedError */
export function checkAuthor(author: Author, before: Resource | null, after: Resource | null): void {
  const markets = marketsOfChange(before, after);
  checkPermission(author, { markets, isPublished: isPublished(before) || isPublished(after) });
}
