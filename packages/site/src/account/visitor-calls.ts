import {
  createClient,
  type Answer,
  type CallArguments,
  type CallName,
  type Client,
  type ClientError,
  type Result,
} from '@veralune/api-client';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { cookies, headers } from 'next/headers';
import { NextResponse } from 'next/server';
import { redirect } from 'next/navigation';
import { callsOfRequest, type PageInput as Input } from '../catalogue/calls-of-request.ts';
import { apiUrl } from '../catalogue/environment.ts';
import { logFailedCall } from '../catalogue/log-failed-call.ts';
import { requestIdHeader, requestIdOf } from '../catalogue/request-id.ts';
import { loginHref } from './return-path.ts';
import { personalCookies } from './personal-cookies.ts';

/** Milliseconds. Longer than for the catalogue: a payment provider may be asked meanwhile. */
const timeout = 15_000;

/** A failed personal call that its page can't explain. The page responds 500. */
class PersonalCallError extends Error {
  override readonly cause: ClientError;

  constructor(name: CallName, cause: ClientError) {
    super(`VR-SITE-012: the API did not answer "${name}" (${cause.kind}): ${cause.message}`);
    this.name = 'PersonalCallError';
    this.cause = cause;
  }
}

/** The cookies of the API, as the browser sent them, and the address of the visitor, by which the API limits writes. */
function forwardedHeaders(given: Headers, requestId: string): Record<string, string> {
  const own = (given.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => personalCookies.some((name) => pair.startsWith(`${name}=`)));
  const addresses = given.get('x-forwarded-for');
  return {
    [requestIdHeader]: requestId,
    ...(own.length > 0 ? { cookie: own.join('; ') } : {}),
    ...(addresses === null ? {} : { 'x-forwarded-for': addresses }),
  };
}

type Received = (response: Response) => void;

function clientOf(locale: Locale, received: Received): Client {
  return createClient({
    baseUrl: apiUrl(),
    shopId: marketOf(locale).shopId,
    lang: languageOf(locale),
    timeoutMs: timeout,
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      received(response);
      return response;
    },
  });
}

async function call<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  received: Received,
): Promise<Result<Answer<Name>>> {
  const given = await headers();
  const requestId = requestIdOf(given);
  const init = { cache: 'no-store' as const, headers: forwardedHeaders(given, requestId) };
  const client = clientOf(locale, received);
  const result = await client.call(name, ...([{ ...input, init }] as unknown as CallArguments<Name>));
  if (!result.ok && (result.error.kind !== 'http' || result.error.status >= 500)) {
    logFailedCall(name, requestId, result.error);
  }
  return result;
}

const once = callsOfRequest();

/**
 * Reads something of the visitor for a page. A page can't set cookies, so a session that the API prolongs meanwhile gets
 * its new cookie with the next form or with the header's request.
 */
export function askForVisitor<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
): Promise<Result<Answer<Name>>> {
  return once(locale, name, input, () => call(locale, name, input, () => undefined));
}

/**
 * Like `askForVisitor`, for a page that needs the answer. Without a session, it leads to the login page and back.
 * @param path of the page
 * @throws PersonalCallError when there is no answer
 */
export async function readForVisitor<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  path: string,
): Promise<Answer<Name>> {
  const result = await askForVisitor(locale, name, input);
  if (result.ok) return result.data;
  if (result.error.kind === 'http' && result.error.status === 401) redirect(loginHref(locale, path));
  throw new PersonalCallError(name, result.error);
}

/** Like `readForVisitor`, but null for status 404. */
export async function readForVisitorOrNull<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
  path: string,
): Promise<Answer<Name> | null> {
  const result = await askForVisitor(locale, name, input);
  const isMissing = !result.ok && result.error.kind === 'http' && result.error.status === 404;
  return isMissing ? null : readForVisitor(locale, name, input, path);
}

/** Sets the cookies of an answer of the API in the answer to the visitor. */
async function passCookies(response: Response): Promise<void> {
  const jar = await cookies();
  for (const cookie of new NextResponse(null, { headers: response.headers }).cookies.getAll()) {
    if (personalCookies.some((name) => name === cookie.name)) jar.set(cookie);
  }
}

/** Changes something of the visitor, from a server action or a route, and passes the cookies of the API on. */
export async function writeForVisitor<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: Input<Name>,
): Promise<Result<Answer<Name>>> {
  let last: Response | undefined;
  const result = await call(locale, name, input, (response) => {
    last = response;
  });
  if (last) await passCookies(last);
  return result;
}
