import { calls, type Call, type CallName } from '@veralune/api-client/contract';
import type { Context, Hono } from 'hono';
import type { Handlers, Scene } from '../calls/handler.ts';
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { StaleReadError } from '../catalogue/long-texts.ts';
import type { ApiEnv, Moment } from './api-env.ts';
import { refuseDrafts } from './refuse-drafts.ts';
import { parseRequest } from './request.ts';
import { withinDeadline } from './within-deadline.ts';

/** What handlers use beside the request and its moment. */
export type Tools = Pick<Scene, 'longTexts' | 'stemmer' | 'postcodes'>;

export type Live = Pick<LiveCatalogue, 'current' | 'refresh'>;

/** `/product/{id}` → `/product/:id` */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Fixed paths come before those with parameters: `/need/pages` is no need. */
const fixedFirst = ([, left]: readonly [string, Call], [, right]: readonly [string, Call]): number =>
  Number(left.path.includes('{')) - Number(right.path.includes('{'));

/** Mounts every call of the contract: checks the request, makes the answer. */
export const mountCalls = (app: Hono<ApiEnv>, handlers: Handlers, live: Live, tools: Tools): void => {
  for (const [name, call] of (Object.entries(calls) as [CallName, Call][]).sort(fixedFirst)) {
    // Each key takes a request context of its own type; a loop over all keys can't express that.
    const handle = handlers[name] as unknown as (scene: unknown) => unknown;
    app.on(call.method, pattern(call.path), async (context) => {
      const { locale, ...request } = await parseRequest(call, context.req.raw, context.req.param());
      refuseDrafts(context, request.query);
      const answerFrom = ({ catalogue, now }: Moment): unknown =>
        handle({ ...request, ...tools, catalogue, now, view: locale === null ? null : catalogue.views.get(locale) });
      const answer = answerFrom(context.get('moment'));
      // Only handlers that read the database return a promise.
      return Response.json(
        answer instanceof Promise ? await withinDeadline(ofOneVersion(context, live, answer, answerFrom)) : answer,
      );
    });
  }
};

/** Times that an answer is made again; each time the catalogue has caught up with the database. */
const mostTries = 5;

/** The answer, made again from a newer catalogue as long as the database holds texts of another version. */
const ofOneVersion = async (
  context: Context<ApiEnv>,
  live: Live,
  first: Promise<unknown>,
  answerFrom: (moment: Moment) => unknown,
): Promise<unknown> => {
  let answer: unknown = first;
  for (let tries = 1; ; tries += 1) {
    try {
      return await answer;
    } catch (thrown) {
      if (!(thrown instanceof StaleReadError) || tries === mostTries) throw thrown;
      await live.refresh();
      const moment = { ...context.get('moment'), catalogue: live.current };
      context.set('moment', moment);
      answer = answerFrom(moment);
    }
  }
};

/** Paths of the contract with the methods that each takes. */
export const methodsByPath = (): Map<string, string[]> => {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values<Call>(calls)) {
    const known = methods.get(pattern(path)) ?? [];
    methods.set(pattern(path), method === 'GET' ? [...known, 'GET', 'HEAD'] : [...known, method]);
  }
  return methods;
};
