import { createClient, type Answer, type CallArguments, type CallInput, type CallName, type Client, type ClientError, type Result } from '@veralune/api-client';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { cache } from 'react';
import { apiUrl } from './environment.ts';

/** Seconds after which a page's data are asked for again. An editor's change arrives sooner, by its tags. */
const lifetime = 300;

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

const clientOf = (locale: Locale): Client => {
  const known = clients.get(locale);
  if (known) return known;
  const client = createClient({ baseUrl: apiUrl(), shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  clients.set(locale, client);
  return client;
};

type Input<Name extends CallName> = Omit<CallInput<Name>, 'init'>;

/** Tags of everything a shop's pages are made of; one entity's pages carry its own tag as well. */
const tagsOf = (locale: Locale, tags: readonly string[]) => ['catalogue', `shop-${marketOf(locale).shopId}`, ...tags];

/** Calls already made for the page that is being rendered: its metadata and its body ask for the same things. */
const callsOfPage = cache(() => new Map<string, Promise<Result<unknown>>>());

const ask = <Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[],
): Promise<Result<Answer<Name>>> => {
  const made = callsOfPage();
  const key = JSON.stringify([locale, name, input]);
  const known = made.get(key);
  // The key holds the call's name, so that what is kept under it is that call's answer.
  if (known) return known as Promise<Result<Answer<Name>>>;
  const init = { next: { tags: tagsOf(locale, tags), revalidate: lifetime } };
  const result = clientOf(locale).call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  made.set(key, result);
  return result;
};

/**
 * One call to the catalogue for a page of this locale, kept for a while.
 * @throws CatalogueError when there is no answer, or none that keeps the contract
 */
export async function read<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  tags: readonly string[] = [],
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
  tags: readonly string[] = [],
): Promise<Answer<Name> | null> {
  const result = await ask(locale, name, input, tags);
  if (result.ok) return result.data;
  if (result.error.kind === 'http' && result.error.status === 404) return null;
  throw new CatalogueError(name, result.error);
}

/** A call that is made anew each time; null where there is no answer. For what visitors type, which is never the same. */
export async function readNow<Name extends CallName>(locale: Locale, name: Name, input: Input<Name>): Promise<Answer<Name> | null> {
  const result = await clientOf(locale).call(name, ...([{ ...input, init: { cache: 'no-store' } }] as unknown as CallArguments<Name>));
  return result.ok ? result.data : null;
}
