import type { Call } from './contract/calls.ts';
import type { Init } from './input.ts';
import { failure, success, type ClientError, type Result } from './result.ts';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface TransportRequest {
  readonly method: Call['method'];
  readonly address: string;
  readonly body: unknown;
  readonly init: Init | undefined;
  readonly timeoutMs: number;
  readonly fetch: Fetch | undefined;
}

export interface Reply {
  readonly status: number;
  readonly etag: string | null;
  /** Parsed JSON; undefined for 304. */
  readonly body: unknown;
}

const retryPauseMs = 100;
const retryableStatuses = new Set([502, 503, 504]);

function initOf({ method, body, init }: TransportRequest, signal: AbortSignal): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('accept', 'application/json');
  if (body !== undefined) headers.set('content-type', 'application/json');
  return { ...init, method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reasons by field name. A form's errors are a list of fields and codes. */
function textFields(value: unknown): Record<string, string> {
  if (Array.isArray(value))
    return Object.fromEntries(value.filter(isObject).map(({ field, code }) => [String(field), String(code)]));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, reason]) => [name, String(reason)]))
    : {};
}

/** The body is `{ error: { code, message, fields? } }` from the API; a proxy in between can send anything. */
function httpError(status: number, body: unknown): ClientError {
  const error = isObject(body) && isObject(body['error']) ? body['error'] : {};
  const code = typeof error['code'] === 'string' ? error['code'] : `http_${String(status)}`;
  const message =
    typeof error['message'] === 'string' ? error['message'] : `The API answered with status ${String(status)}.`;
  return { kind: 'http', status, code, message, ...('fields' in error ? { fields: textFields(error['fields']) } : {}) };
}

async function attempt(request: TransportRequest, signal: AbortSignal): Promise<Result<Reply>> {
  const send = request.fetch ?? globalThis.fetch;
  const response = await send(request.address, initOf(request, signal));
  const etag = response.headers.get('etag');
  if (response.status === 304) return success({ status: 304, etag, body: undefined });
  const body = parseJson(await response.text());
  if (!response.ok) return failure(httpError(response.status, body));
  if (body === undefined) return failure({ kind: 'invalid', message: 'The answer is not JSON.' });
  return success({ status: response.status, etag, body });
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

async function attemptSafely(request: TransportRequest, deadline: AbortSignal): Promise<Result<Reply>> {
  const callerSignal = request.init?.signal;
  try {
    return await attempt(request, callerSignal ? AbortSignal.any([callerSignal, deadline]) : deadline);
  } catch (thrown) {
    if (callerSignal?.aborted) return failure({ kind: 'aborted', message: 'The caller aborted the call.' });
    if (deadline.aborted)
      return failure({ kind: 'timeout', message: `No answer within ${String(request.timeoutMs)} ms.` });
    return failure({ kind: 'network', message: messageOf(thrown) });
  }
}

function isTransient(error: ClientError): boolean {
  return error.kind === 'network' || (error.kind === 'http' && retryableStatuses.has(error.status));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Sends a request. Retries a GET once after a transient failure, within the same deadline. Never throws. */
export async function send(request: TransportRequest): Promise<Result<Reply>> {
  const deadline = AbortSignal.timeout(request.timeoutMs);
  const first = await attemptSafely(request, deadline);
  if (first.ok || request.method !== 'GET' || !isTransient(first.error)) return first;
  await pause(retryPauseMs);
  return attemptSafely(request, deadline);
}
