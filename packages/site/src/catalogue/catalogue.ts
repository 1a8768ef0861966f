import {
  createClient,
  type Answer,
  type CallArguments,
  type CallInput,
  type CallName,
  type Client,
  type ClientError,
  type Result,
} from '@veralune/api-client';
import { catalogueTag, tagIn } from '@veralune/api-client/contract';
import { languageOf, marketOf, type Locale, type Market } from '@veralune/routing';
import { cache } from 'react';
import { apiUrl, revalidateSecret } from './environment.ts';

/**
 * Seconds after which an answer is asked for again. A change arrives within seconds, because the API invalidates its
 * tags (`fragments/revalidate.ts`); the lifetime bounds how long a lost message matters, and how late a product that is
 * new by date shows as new. A site that hears of no changes asks more often.
 * Source: docs/decisions/0011-invalidation.md.
 */
function lifetime() {
  return revalidateSecret() === undefined ? 300 : 3_600;
}

/** A call that should have worked and did not. The page answers 500, and the copy rendered before stays in use. */
class CatalogueError extends Error {
  override readonly cause: ClientError;

  constructor(name: CallName, cause: ClientError) {
    super(`VR-SITE-003: the catalogue gave no answer to "${name}" (${cause.kind}): ${cause.message}`);
    this.name = 'CatalogueError';
    this.cause = cause;
  }
}

const clients = new Map<Locale, Client>();

function clientOf(locale: Locale): Client {
  const known = clients.get(locale);
  if (known) return known;
  const client = createClient({ baseUrl: apiUrl(), shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  clients.set(locale, client);
  return client;
}

type Input<Name extends CallName> = Omit<CallInput<Name>, 'init'>;

/** Calls already made for the page that is being rendered: its metadata and its body ask for the same things. */
const callsOfPage = cache(() => new Map<string, Promise<Result<unknown>>>());

/** How Next keeps an answer of the API; null where it keeps none. */
function keeping(locales: readonly Locale[], tags: readonly string[] | null) {
  return tags === null
    ? { cache: 'no-store' as const }
    : {
        next: {
          tags: [catalogueTag, ...locales.flatMap((locale) => tags.map((tag) => tagIn(locale, tag)))],
          revalidate: lifetime(),
        },
      };
}

function ask<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Result<Answer<Name>>> {
  const made = callsOfPage();
  const key = JSON.stringify([locale, name, input]);
  const known = made.get(key);
  // The key holds the call's name, so that what is kept under it is that call's answer.
  if (known) return known as Promise<Result<Answer<Name>>>;
  const init = keeping([locale], tags);
  const result = clientOf(locale).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  made.set(key, result);
  return result;
}

/**
 * One call to the catalogue for a page of this locale. Next keeps its answer, and the page made of it, until one of the
 * tags is invalidated or the lifetime ends.
 * @param tags what the call is about, from `tags` of the contract; the locale is added here. Null on a page that is
 * rendered for each request: what a visitor types is never the same, and must fill no disk
 * @throws CatalogueError when there is no answer, or none that keeps the contract
 */
export async function read<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] | null,
): Promise<Answer<Name>> {
  const result = await ask(locale, name, input, tags);
  if (!result.ok) throw new CatalogueError(name, result.error);
  return result.data;
}

/** Like `read`, with null where the catalogue has no such thing. */
export async function readOrNull<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[],
): Promise<Answer<Name> | null> {
  const result = await ask(locale, name, input, tags);
  if (result.ok) return result.data;
  if (result.error.kind === 'http' && result.error.status === 404) return null;
  throw new CatalogueError(name, result.error);
}

/**
 * One call about a whole market, whatever its languages. Kept like `read`, until a tag is invalidated in any of them.
 * @throws CatalogueError like `read`
 */
export async function readForMarket<Name extends CallName>(
  { locales }: Market,
  name: Name,
  input: Input<Name>,
  tags: readonly string[],
): Promise<Answer<Name>> {
  const init = keeping(locales, tags);
  const result = await clientOf(locales[0]).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  if (!result.ok) throw new CatalogueError(name, result.error);
  return result.data;
}

/** A call that is made anew each time; null where there is no answer. For what visitors type, which is never the same. */
export async function readNow<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
): Promise<Answer<Name> | null> {
  const result = await clientOf(locale).call(
    name,
    ...([{ ...input, init: { cache: 'no-store' } }] as unknown as CallArguments<Name>),
  );
  return result.ok ? result.data : null;
}
