import type { Language, Market } from '@veralune/routing';
import { z } from 'zod';
import { addressOf } from './address.ts';
import { calls, type Call, type CallName } from './contract/calls.ts';
import type { Answer, CallArguments, UntypedInput } from './input.ts';
import { failure, success, type Result } from './result.ts';
import { send, type Fetch, type Reply } from './transport.ts';

export interface ClientOptions {
  /** Origin of the API, with or without a path: `http://localhost:4000`, `/api`. */
  readonly baseUrl: string;
  readonly shopId: Market['shopId'];
  readonly lang: Language;
  /** Defaults to the global `fetch`, read at each call, so that a framework can patch it. */
  readonly fetch?: Fetch;
  /** Limit for a call including its retry. Milliseconds, default 5,000. */
  readonly timeoutMs?: number;
}

/** The result of a conditional request. */
export type Refreshed<Data> =
  { readonly changed: false } | { readonly changed: true; readonly data: Data; readonly etag: string | null };

export interface Client {
  readonly baseUrl: string;
  readonly shopId: ClientOptions['shopId'];
  readonly lang: Language;
  /** Makes one call of the contract. Failures are values; it never throws. */
  readonly call: <Name extends CallName>(name: Name, ...input: CallArguments<Name>) => Promise<Result<Answer<Name>>>;
  /** The same as `call`, but without the data if their ETag is still `etag`. */
  readonly refresh: <Name extends CallName>(
    name: Name,
    etag: string | null,
    ...input: CallArguments<Name>
  ) => Promise<Result<Refreshed<Answer<Name>>>>;
}

const defaultTimeoutMs = 5_000;

/** A parameter whose schema accepts an array is repeated; every other list is written as JSON text. */
function isRepeatedIn(query: z.ZodObject) {
  return (name: string, value: readonly unknown[]): boolean => {
    const schema = query.shape[name];
    return schema !== undefined && z.safeParse(schema, value).success;
  };
}

function reply(options: ClientOptions, call: Call, input: UntypedInput): Promise<Result<Reply>> {
  return send({
    method: call.method,
    address: addressOf({
      baseUrl: options.baseUrl,
      path: call.path,
      shopId: options.shopId,
      lang: options.lang,
      input,
      isRepeated: isRepeatedIn(call.query),
    }),
    body: input.body,
    // A framework such as Next may store answers by default.
    init: call.personal ? { cache: 'no-store', ...input.init } : input.init,
    timeoutMs: input.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
    fetch: options.fetch,
  });
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : error.message;
}

function parseAnswer<Name extends CallName>(name: Name, body: unknown): Result<Answer<Name>> {
  const parsed = calls[name].answer.safeParse(body);
  if (!parsed.success) {
    const message = `The answer of "${name}" breaks the contract at ${firstIssue(parsed.error)}`;
    return failure({ kind: 'invalid', message });
  }
  return success(parsed.data as Answer<Name>);
}

function withEtag(input: UntypedInput, etag: string | null): UntypedInput {
  const headers = new Headers(input.init?.headers);
  if (etag !== null) headers.set('if-none-match', etag);
  return { ...input, init: { ...input.init, headers } };
}

/** A client for one shop and language, typed by the contract. */
export function createClient(options: ClientOptions): Client {
  return {
    baseUrl: options.baseUrl,
    shopId: options.shopId,
    lang: options.lang,
    call: async (name, ...[input]) => {
      const result = await reply(options, calls[name], input ?? {});
      return result.ok ? parseAnswer(name, result.data.body) : result;
    },
    refresh: async (name, etag, ...[input]) => {
      const result = await reply(options, calls[name], withEtag(input ?? {}, etag));
      if (!result.ok) return result;
      if (result.data.status === 304) return success({ changed: false });
      const parsed = parseAnswer(name, result.data.body);
      return parsed.ok ? success({ changed: true, data: parsed.data, etag: result.data.etag }) : parsed;
    },
  };
}
