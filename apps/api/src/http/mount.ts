import { calls, type Call, type CallName } from '@veralune/api-client/contract';
import type { Hono } from 'hono';
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
  'db' | 'forms' | 'gazetteer' | 'longTexts' | 'modificationDates' | 'postcodes' | 'stemmer'
>;

/** `/product/{id}` → `/product/:id` */
function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Fixed paths must come before paths with parameters: `/need/pages` is not `/need/{id}`. */
function fixedFirst([, left]: readonly [string, Call], [, right]: readonly [string, Call]): number {
  return Number(left.path.includes('{')) - Number(right.path.includes('{'));
}

export interface MountOptions {
  readonly handlers: Handlers;
  readonly services: Services;
  /** Proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: BlockList;
}

/** Adds a route for every call of the contract: validates the request and runs the handler. */
export function mountCalls(app: Hono<ApiEnv>, { handlers, services, trustedProxies }: MountOptions): void {
  for (const [name, call] of (Object.entries(calls) as [CallName, Call][]).sort(fixedFirst)) {
    // The context type depends on the call. A loop over all calls cannot express this.
    const handle = handlers[name] as unknown as (request: unknown) => unknown;
    app.on(call.method, pattern(call.path), async (context) => {
      if (call.errors && 415 in call.errors) requireJson(context);
      const { locale, ...request } = await parseRequest(call, context.req.raw, context.req.param());
      refuseDrafts(context, request.query);
      const { catalogue, now } = context.get('moment');
      const view = locale === null ? null : catalogue.views.get(locale);
      const preview = context.get('preview') ?? null;
      const sender = (): Sender => senderOf(context, trustedProxies);
      const answer = handle({ ...request, ...services, catalogue, preview, now, view, sender });
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
