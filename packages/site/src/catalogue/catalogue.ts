import {
  createClient,
  type Answer,
  type CallArguments,
  type CallName,
  type Client,
  type ClientError,
  type Result,
} from '@veralune/api-client';
import { catalogueTag, previewHeader, tagIn, type Preview } from '@veralune/api-client/contract';
import { languageOf, marketOf, type Locale, type Market } from '@veralune/routing';
import { callsOfRequest, type PageInput as Input } from './calls-of-request.ts';
import { apiUrl, revalidateSecret } from './environment.ts';
import { noticeFailedCall } from './last-failure.ts';
import { logFailedCall } from './log-failed-call.ts';
import { previewOfRequest } from './preview-of-request.ts';
import { requestIdHeader } from './request-id.ts';

/**
 * Lifetime of a cached answer in seconds. The API invalidates the tags of changed data within seconds
 * (`fragments/revalidate.ts`), also when a product becomes new by its dates; the lifetime limits the effect of a lost
 * message. It is shorter for a site that receives no invalidations.
 * Source: docs/decisions/0011-invalidation.md.
 */
function lifetime() {
  return revalidateSecret() === undefined ? 300 : 3_600;
}

/** A failed call to the API. The page responds 503; a page that is already cached stays in use. */
class CatalogueError extends Error {
  override readonly cause: ClientError;

  constructor(name: CallName, cause: ClientError) {
    super(`VR-SITE-003: the catalogue did not answer "${name}" (${cause.kind}): ${cause.message}`);
    this.name = 'CatalogueError';
    this.cause = cause;
  }
}

function failureOf(name: CallName, error: ClientError): CatalogueError {
  noticeFailedCall();
  return new CatalogueError(name, error);
}

const clients = new Map<Locale, Client>();

function clientOf(locale: Locale): Client {
  const known = clients.get(locale);
  if (known) return known;
  const client = createClient({ baseUrl: apiUrl(), shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  clients.set(locale, client);
  return client;
}

const once = callsOfRequest();

/**
 * The options of `fetch` for caching. The header makes the build a part of Next's cache key, because the cache on disk outlives
 * a build, and the next one can have another contract.
 */
function cacheOptions(locales: readonly Locale[], tags: readonly string[]) {
  return {
    headers: { 'x-site-build': process.env.VERALUNE_BUILD ?? '' },
    next: {
      tags: [catalogueTag, ...locales.flatMap((locale) => tags.map((tag) => tagIn(locale, tag)))],
      revalidate: lifetime(),
    },
  };
}

function callCached<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[],
): Promise<Result<Answer<Name>>> {
  const init = cacheOptions([locale], tags);
  return clientOf(locale).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
}

/**
 * Calls the catalogue without any cache, and logs a failure. The id is in the logs of the API too. Only these calls have one:
 * Next's cache would take each id for another call.
 */
async function callUncached<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  requestId: string = crypto.randomUUID(),
): Promise<Result<Answer<Name>>> {
  const init = { cache: 'no-store' as const, headers: { [requestIdHeader]: requestId } };
  const result = await clientOf(locale).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  if (!result.ok) logFailedCall(name, requestId, result.error);
  return result;
}

/** A draft must not get into a cache, from which visitors would get it. */
function previewOptions(token: string) {
  return { cache: 'no-store' as const, headers: { [previewHeader]: token } };
}

function callPreviewed<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  token: string,
): Promise<Result<Answer<Name>>> {
  const init = previewOptions(token);
  return clientOf(locale).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
}

function callFor<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Result<Answer<Name>>> {
  const active = previewOfRequest();
  if (active) return callPreviewed(locale, name, input, active.token);
  return tags === null ? callUncached(locale, name, input) : callCached(locale, name, input, tags);
}

function callOnce<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Result<Answer<Name>>> {
  return once(locale, name, input, () => callFor(locale, name, input, tags));
}

/**
 * Calls the catalogue for a page of this locale. Next caches the answer, and the page that is rendered with it, until one
 * of the tags is invalidated or the lifetime ends.
 * @param tags from `tags` of the contract; the locale is added here. Null on a page that is rendered for each request, so
 * that visitors cannot fill the cache on disk
 * @throws CatalogueError when there is no answer or it does not match the contract
 */
export async function read<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Answer<Name>> {
  const result = await callOnce(locale, name, input, tags);
  if (!result.ok) throw failureOf(name, result.error);
  return result.data;
}

/** Like `read`, but null for status 404. */
export async function readOrNull<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Answer<Name> | null> {
  const result = await callOnce(locale, name, input, tags);
  if (result.ok) return result.data;
  if (result.error.kind === 'http' && result.error.status === 404) return null;
  throw failureOf(name, result.error);
}

/**
 * Calls the catalogue for a whole market. Cached like `read`, until a tag is invalidated in any locale of the market.
 * @throws CatalogueError like `read`
 */
export async function readForMarket<Name extends CallName>(
  { locales }: Market,
  name: Name,
  input: Input<Name>,
  tags: readonly string[],
): Promise<Answer<Name>> {
  const init = cacheOptions(locales, tags);
  const result = await clientOf(locales[0]).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  if (!result.ok) throw failureOf(name, result.error);
  return result.data;
}

/** Asks which entity a token shows. */
export function callPreview(locale: Locale, token: string): Promise<Result<Preview>> {
  return clientOf(locale).call('preview', { init: previewOptions(token) });
}

/**
 * Calls the catalogue without any cache; null when there is no answer, which is logged. For text that visitors type.
 * @param requestId of the request for which the call is made, if it is known
 */
export async function readUncached<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  requestId?: string,
): Promise<Answer<Name> | null> {
  const result = await callUncached(locale, name, input, requestId);
  return result.ok ? result.data : null;
}
