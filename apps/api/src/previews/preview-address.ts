import type { PreviewAddress, PreviewKind } from '@veralune/api-client/contract';
import { marketOf, previewHref, previewTypeOf, type EntityKind } from '@veralune/routing';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { marketsOf } from '../resources/markets-of-change.ts';
import type { Resource } from '../resources/resource.ts';
import { resourceColumns, resourceOf } from '../store/rows.ts';
import { createPreviewToken, type PreviewScope } from './preview-token.ts';

/** The query parameter of the site with the token. */
const tokenParameter = 'token';

export interface PreviewAddressRequest extends Omit<PreviewScope, 'id'> {
  /** The id, or the key: the file name in the content folder. */
  readonly idOrKey: number | string;
}

export type PreviewAddressResult =
  | { readonly ok: true; readonly address: PreviewAddress }
  /** `not-shown`: even when it is published, the market of the locale does not show it. */
  | { readonly ok: false; readonly reason: 'missing' | 'not-shown' };

async function find(db: Database, kind: PreviewKind, idOrKey: number | string): Promise<Resource | undefined> {
  const [row] = await db
    .select(resourceColumns)
    .from(resources)
    .where(
      and(
        eq(resources.kind, kind),
        typeof idOrKey === 'number' ? eq(resources.id, idOrKey) : eq(resources.key, idOrKey),
      ),
    );
  return row && resourceOf(row);
}

function entityKindOf(resource: Resource): EntityKind {
  return resource.kind === 'page' ? resource.body.type : (resource.kind as PreviewKind & EntityKind);
}

/**
 * Makes the address at which an entity can be seen before it is published.
 * @param now milliseconds since 1970
 */
export async function createPreviewAddress(
  { db, secret }: { readonly db: Database; readonly secret: string },
  { kind, idOrKey, locale }: PreviewAddressRequest,
  now: number,
): Promise<PreviewAddressResult> {
  const resource = await find(db, kind, idOrKey);
  if (resource === undefined) return { ok: false, reason: 'missing' };
  const type = previewTypeOf(entityKindOf(resource));
  if (type === undefined || !marketsOf(resource).includes(marketOf(locale).id))
    return { ok: false, reason: 'not-shown' };
  const { id } = resource;
  const { token, expiresAt } = createPreviewToken(secret, { kind, id, locale }, now);
  const query = new URLSearchParams({ [tokenParameter]: token });
  return {
    ok: true,
    address: { path: `${previewHref(type, id, locale)}?${query.toString()}`, expires_at: expiresAt.toISOString() },
  };
}
