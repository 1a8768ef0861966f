import type { Preview } from '@veralune/api-client/contract';
import { previewTypeOf, type EntityKind, type Locale, type RouteParams } from '@veralune/routing';
import { callPreview } from '../catalogue/catalogue.ts';

/** The query parameter with the token. */
export const tokenParameter = 'token';

/** The kind of the entity in the route table: the type of a page. */
export function entityKindOf({ entity_type: type, page_type: pageType }: Preview): EntityKind {
  return type === 'cms_page' ? (pageType ?? 'standard') : type;
}

/** `denied`: the token is missing, expired or not for this entity. `missing`: the entity was deleted. */
export type PreviewAnswer =
  { readonly kind: 'shown'; readonly preview: Preview } | { readonly kind: 'denied' | 'missing' | 'unavailable' };

/** Asks the API what a token shows, and checks that it is the entity of the address. */
export async function readPreview(
  locale: Locale,
  { type, id }: RouteParams['preview'],
  token: string | null | undefined,
): Promise<PreviewAnswer> {
  if (!token) return { kind: 'denied' };
  const answer = await callPreview(locale, token);
  if (answer.ok) {
    const preview = answer.data;
    const isOfAddress = previewTypeOf(entityKindOf(preview)) === type && preview.id === id;
    return isOfAddress ? { kind: 'shown', preview } : { kind: 'denied' };
  }
  const status = answer.error.kind === 'http' ? answer.error.status : undefined;
  if (status === 401) return { kind: 'denied' };
  return { kind: status === 404 ? 'missing' : 'unavailable' };
}
