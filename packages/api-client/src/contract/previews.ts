import { locales } from '@veralune/routing';
import { z } from 'zod';
import type { Call } from './calls.ts';
import { pageType } from './entities/index.ts';
import { resourceStatus } from './resources.ts';
import { common, id } from './shared.ts';

/**
 * Header with the token of a preview. With it, the calls about its locale answer as if the previewed entity were
 * published. Source: docs/decisions/0016-previews.md.
 */
export const previewHeader = 'x-preview-token';

/** Kinds of resources that have a page of their own. */
export const previewKinds = ['product', 'brand', 'need', 'page'] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** What an editor wants to preview: `POST /preview`. */
export const previewInput = z.strictObject({ kind: z.enum(previewKinds), id, locale: z.enum(locales) });
export type PreviewInput = z.output<typeof previewInput>;

/** The address of a preview. */
export const previewAddress = z.object({
  /** Path and query on the site of the market. */
  path: z.string(),
  /** ISO 8601. */
  expires_at: z.iso.datetime(),
});
export type PreviewAddress = z.infer<typeof previewAddress>;

/** The entity that a preview shows, and whether visitors see it. */
export const preview = z.object({
  entity_type: z.enum(['product', 'brand', 'need', 'cms_page']),
  id,
  slug: z.string(),
  /** Set for `cms_page`. */
  page_type: pageType.nullable(),
  parent_slug: z.string().nullable(),
  status: resourceStatus,
  publish_from: z.iso.datetime().nullable(),
  publish_to: z.iso.datetime().nullable(),
  updated_at: z.iso.datetime(),
  /** Whether the entity has a public address in this shop and language now. */
  is_public: z.boolean(),
  /** When the token expires. */
  expires_at: z.iso.datetime(),
});
export type Preview = z.infer<typeof preview>;

export const previewCalls = {
  preview: {
    method: 'GET',
    path: '/preview',
    summary: 'The entity of the preview whose token is in the header `x-preview-token`; 401 without a valid token.',
    params: z.object({}),
    query: z.object(common),
    answer: preview,
  },
} as const satisfies Record<string, Call>;
