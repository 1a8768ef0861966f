import type { Preview } from '@veralune/api-client/contract';
import { cache } from 'react';

interface ActivePreview {
  readonly token: string;
  readonly preview: Preview;
}

/** React keeps one value for each request: metadata and all parts of a page share it, other requests never see it. */
const holder = cache((): { active: ActivePreview | undefined } => ({ active: undefined }));

/**
 * Makes all calls to the catalogue of this request show the previewed entity. Must run before the first of them, in the metadata
 * and in the page. Source: docs/decisions/0016-previews.md.
 */
export function startPreview(active: ActivePreview): void {
  holder().active = active;
}

/** The preview that this request shows; undefined for pages of visitors. */
export function previewOfRequest(): ActivePreview | undefined {
  return holder().active;
}
