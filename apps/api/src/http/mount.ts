import { calls, type Call, type CallName } from '@veralune/api-client/contract';
import type { Context, Hono } from 'hono';
import type { BlockList } from 'node:net';
import type { Handlers, RequestContext } from '../calls/handler.ts';
import type { Sender } from '../forms/forms.ts';
import type { ApiEnv } from './api-env.ts';
import { refuseDrafts } from './refuse-drafts.ts';
import { requireJson } from './require-json.ts';
import { parseRequest } from './request.ts';
import { senderOf } from './sender.ts';
import { withinDeadline } from './within-deadline.ts';

/** Services that handlers use, in addition to the request, the catalogue and the time. */
export type Services = Pick<
  RequestContext,
  'account' | 'db' | 'forms' | 'gazetteer' | 'longTexts' | 'modificationDates' | 'postcodes' | 'shop' | 'stemmer'
>;

/** `/product/{id}` → `/product/:id` */
export function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Fixed paths must come before paths with parameters: `/need/pages` is not `/need/{id}`. */
function fixedFirst([, left]: readonly [string, Call], [, right]: readonly [string, Call]): number {
  return Number(left.path.includes('{')) - Number(right.path.includes('{'));
}

/** Calls of the contract in the order in which they must be mounted. */
export function callsInOrder(isWanted: (call: Call) => boolean): [CallName, Call][] {
  const all = Object.entries(calls) as [CallName, Call][];
  return all.filter(([, call]) => isWanted(call)).sort(fixedFirst);
}

export interface MountOptions {
  readonly handlers: Handlers;
  readonly services: Services;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
}

/** What a handler gets. Throws an HttpError if the request does not match its call. */
export async function requestOf(
  context: Context<ApiEnv>,
  call: Call,
  { services, trustedProxies }: Pick<MountOptions, 'services' | 'trustedProxies'>,
) {
  const { locale, ...request } = await parseRequest(call, context.req.raw, context.req.param());
  refuseDrafts(context, request.query);
  const { catalogue, now } = context.get('moment');
  const view = locale === null ? null : catalogue.views.get(locale);
  const preview = context.get('preview') ?? null;
  const sender = (): Sender => senderOf(context, trustedProxies);
  return { ...request, ...services, catalogue, preview, now, view, sender };
}

/** Adds a route for every call of the contract that is not personal: validates the request and runs the handler. */
export function mountCalls(app: Hono<ApiEnv>, options: MountOptions): void {
  for (const [name, call] of callsInOrder((each) => each.personal !== true)) {
    // The context type depends on the call. A loop over all calls cannot express this.
    const handle = options.handlers[name] as unknown as (request: unknown) => unknown;
    app.on(call.method, pattern(call.path), async (context) => {
      if (call.errors && 415 in call.errors) requireJson(context);
      const answer = handle({ ...(await requestOf(context, call, options)), visitor: null });
      // Only handlers that read the database return a promise.
      context.set('json', JSON.stringify(answer instanceof Promise ? await withinDeadline(answer) : answer));
      return context.body(null, call.status ?? 200);
    });
  }
}

/** The paths of the contract and the methods of each. */
export function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values<Call>(calls)) {
    const known = methods.get(pattern(path)) ?? [];
    methods.set(pattern(path), method === 'GET' ? [...known, 'GET', 'HEAD'] : [...known, method]);
  }
  return methods;
}
