import { calls, type Call, type CallName } from '@veralune/api-client/contract';
import type { Hono } from 'hono';
import type { Handlers, Scene } from '../calls/handler.ts';
import type { ApiEnv } from './api-env.ts';
import { refuseDrafts } from './refuse-drafts.ts';
import { parseRequest } from './request.ts';
import { withinDeadline } from './within-deadline.ts';

/** What handlers use beside the request and its moment. */
export type Tools = Pick<Scene, 'longTexts' | 'modificationDates' | 'stemmer' | 'postcodes'>;

/** `/product/{id}` → `/product/:id` */
function pattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Fixed paths come before those with parameters: `/need/pages` is no need. */
function fixedFirst([, left]: readonly [string, Call], [, right]: readonly [string, Call]): number {
  return Number(left.path.includes('{')) - Number(right.path.includes('{'));
}

/** Mounts every call of the contract: checks the request, makes the answer. */
export function mountCalls(app: Hono<ApiEnv>, handlers: Handlers, tools: Tools): void {
  for (const [name, call] of (Object.entries(calls) as [CallName, Call][]).sort(fixedFirst)) {
    // Each key takes a request context of its own type; a loop over all keys can't express that.
    const handle = handlers[name] as unknown as (scene: unknown) => unknown;
    app.on(call.method, pattern(call.path), async (context) => {
      const { locale, ...request } = await parseRequest(call, context.req.raw, context.req.param());
      refuseDrafts(context, request.query);
      const { catalogue, now } = context.get('moment');
      const view = locale === null ? null : catalogue.views.get(locale);
      const answer = handle({ ...request, ...tools, catalogue, now, view });
      // Only handlers that read the database return a promise.
      context.set('json', JSON.stringify(answer instanceof Promise ? await withinDeadline(answer) : answer));
      return context.body(null);
    });
  }
}

/** Paths of the contract with the methods that each takes. */
export function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values<Call>(calls)) {
    const known = methods.get(pattern(path)) ?? [];
    methods.set(pattern(path), method === 'GET' ? [...known, 'GET', 'HEAD'] : [...known, method]);
  }
  return methods;
}
