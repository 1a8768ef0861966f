import { previewInput } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Hono } from 'hono';
import type { Database } from '../../db/database.ts';
import { createPreviewAddress } from '../../previews/preview-address.ts';
import type { ApiEnv } from '../api-env.ts';
import { HttpError, invalidRequest, notFound } from '../http-error.ts';
import { parse, readJson } from '../resources/input.ts';
import { privateHeaders } from '../resources/private-headers.ts';
import { requireAuthor } from '../resources/require-author.ts';
import { withinDeadline } from '../within-deadline.ts';

export const previewPath = '/preview';

/** Adds the call with which an editor gets the address of a preview. */
export function mountPreviews(app: Hono<ApiEnv>, services: { readonly db: Database; readonly secret: string }): void {
  app.post(previewPath, async (context) => {
    const author = await withinDeadline(requireAuthor(context, services.db));
    const { id, ...input } = parse(previewInput, await readJson(context));
    const market = marketOf(input.locale).id;
    if (!author.markets.includes(market))
      throw new HttpError(403, 'forbidden', `A preview in ${input.locale} needs a token for ${market}.`);
    const request = { ...input, idOrKey: id };
    const made = await withinDeadline(createPreviewAddress(services, request, context.get('moment').now));
    if (made.ok) return Response.json(made.address, { status: 201, headers: privateHeaders });
    if (made.reason === 'missing') throw notFound(`There is no ${input.kind} ${String(id)}.`);
    throw invalidRequest({ locale: `${market} does not show this ${input.kind}, even when it is published` });
  });
}
