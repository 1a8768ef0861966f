import { previewHeader } from '@veralune/api-client/contract';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import type { Context, MiddlewareHandler } from 'hono';
import type { PreviewedCatalogues } from '../../previews/previewed-catalogue.ts';
import { readPreviewToken, type PreviewTokenResult } from '../../previews/preview-token.ts';
import type { ApiEnv } from '../api-env.ts';
import { HttpError, notFound } from '../http-error.ts';
import { withinDeadline } from '../within-deadline.ts';

type InvalidReason = Extract<PreviewTokenResult, { readonly valid: false }>['reason'];

const howToGetOne = 'Make a new address with `POST /preview` or `npm run office -- preview`.';

export function previewRefused(reason: InvalidReason | 'missing' | 'other-locale'): HttpError {
  const why = {
    missing: `The header ${previewHeader} is missing.`,
    malformed: 'This is not the token of a preview.',
    forged: 'The token of the preview is not valid.',
    expired: 'The token of the preview has expired.',
    'other-locale': 'The token of the preview is for another shop or language.',
  }[reason];
  return new HttpError(401, 'preview_refused', `${why} ${howToGetOne}`);
}

function isAbout(context: Context<ApiEnv>, locale: Locale): boolean {
  return (
    context.req.query('shop_id') === String(marketOf(locale).shopId) && context.req.query('lang') === languageOf(locale)
  );
}

interface PreviewServices {
  /** Undefined: no token is valid. */
  readonly secret: string | undefined;
  readonly catalogues: PreviewedCatalogues;
}

/**
 * Answers reading calls with the token of a preview from a catalogue that shows the previewed entity. Other requests use the
 * catalogue of the visitors.
 * @throws HttpError 401 if the token is not valid for the locale of the call, 404 if the entity was deleted
 */
export function showPreview({ secret, catalogues }: PreviewServices): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    const token = context.req.header(previewHeader);
    const isReading = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (token === undefined || !isReading) return next();
    const moment = context.get('moment');
    if (secret === undefined) throw previewRefused('forged');
    const read = readPreviewToken(secret, token, moment.now);
    if (!read.valid) throw previewRefused(read.reason);
    const { scope, expiresAt } = read;
    if (!isAbout(context, scope.locale)) throw previewRefused('other-locale');
    const previewed = await withinDeadline(catalogues.with(moment.catalogue, scope, moment.now));
    if (previewed === null) throw notFound(`There is no ${scope.kind} ${String(scope.id)}.`);
    const { catalogue, publication, updatedAt } = previewed;
    context.set('preview', { scope, expiresAt, publication, updatedAt, visitors: moment.catalogue });
    context.set('moment', { ...moment, catalogue });
    return next();
  };
}
