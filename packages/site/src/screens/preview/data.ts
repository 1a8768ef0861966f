import type { Preview } from '@veralune/api-client/contract';
import { canonicalEntity, type EntityAddress, type Locale, type RouteParams } from '@veralune/routing';
import { startPreview } from '../../catalogue/preview-of-request.ts';
import { entityKindOf, readPreview } from '../../preview/read-preview.ts';

export interface PreviewData {
  readonly preview: Preview;
  readonly entity: EntityAddress;
}

/** The entity of a preview, which all further calls of this request show; null when the token does not show it. */
export async function previewData(
  locale: Locale,
  params: RouteParams['preview'],
  token: string,
): Promise<PreviewData | null> {
  const answer = await readPreview(locale, params, token);
  if (answer.kind !== 'shown') return null;
  const { preview } = answer;
  startPreview({ token, preview });
  const entity = { kind: entityKindOf(preview), slug: preview.slug, parent: preview.parent_slug };
  return { preview, entity: canonicalEntity(entity) };
}
