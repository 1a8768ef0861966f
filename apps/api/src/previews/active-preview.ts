import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Publication } from '../resources/resource.ts';
import type { PreviewScope } from './preview-token.ts';

/** The preview that a request shows. */
export interface ActivePreview {
  readonly scope: PreviewScope;
  readonly expiresAt: Date;
  /** Whether and when visitors see the entity. */
  readonly publication: Publication;
  readonly updatedAt: Date;
  /** The catalogue without the preview. */
  readonly visitors: Catalogue;
}
