import type { Call } from '@veralune/api-client/contract';
import { marketIds, markets } from '@veralune/routing';
import type { Context, Hono } from 'hono';
import type { Account } from '../../account/account.ts';
import { answerOnce, type StoredAnswer } from '../../idempotency/answer-once.ts';
import type { ApiEnv } from '../api-env.ts';
import { networkOf } from '../client-address.ts';
import { notFound } from '../http-error.ts';
import { callsInOrder, pattern, requestOf, type MountOptions } from '../mount.ts';
import { requireJson } from '../require-json.ts';
import { addressOf, idempotencyKeyOf } from '../sender.ts';
import { withinDeadline } from '../within-deadline.ts';
import { sessionTokenIn, visitorOf, type Visitor } from './visitor.ts';

const personalHeaders = { 'cache-control': 'private, no-store' } as const;

type SiteUrls = Account['siteUrls'];

function isSecure(siteUrls: SiteUrls, shopId: string | undefined): boolean {
  const market = marketIds.find((id) => String(markets[id].shopId) === shopId);
  return market !== undefined && siteUrls[market].startsWith('https:');
}

/** Who asks. A session that was prolonged gets its cookie again. */
async function openVisitor(context: Context<ApiEnv>, { sessions, siteUrls }: Account) {
  const token = sessionTokenIn(context);
  const found = token === null ? null : await sessions.find(token, context.get('moment').now);
  const session = token === null || found === null ? null : { token, customer: found.customer };
  const opened = visitorOf(context, { session, isSecure: isSecure(siteUrls, context.req.query('shop_id')) });
  if (token !== null && session === null) opened.visitor.clearSession();
  else if (session !== null && found?.isProlonged === true) opened.visitor.setSession(session.token);
  return opened;
}

/** @throws HttpError 404 */
function accountIn({ account }: { readonly account: Account | null }): Account {
  if (account === null) throw notFound('This API has no accounts.');
  return account;
}

async function checkWrite(context: Context<ApiEnv>, call: Call, { services, trustedProxies }: MountOptions) {
  const { limits } = accountIn(services);
  if (call.body) requireJson(context);
  await limits.countWrite(addressOf(context, trustedProxies));
}

/** Whom an idempotency key belongs to. A guest's cookie can have come with an answer that was lost on its way. */
function keyOwner(context: Context<ApiEnv>, { customer }: Visitor, { trustedProxies }: MountOptions): string {
  return customer === null ? networkOf(addressOf(context, trustedProxies)) : customer.id;
}

/** Sends a stored answer again, with its cookies. */
function sendAgain(context: Context<ApiEnv>, { status, body, cookies }: StoredAnswer): Response {
  for (const cookie of cookies) context.header('set-cookie', cookie, { append: true });
  context.header('idempotent-replayed', 'true');
  return context.body(body, status as 200, { 'content-type': 'application/json', ...personalHeaders });
}

/**
 * Adds a route for every personal call of the contract. They must be mounted before the middleware for ETags, caches and
 * compression: an answer for one person is never stored, and it is not compressed, so that its length tells nothing about
 * secrets beside what a stranger can choose.
 */
export function mountPersonalCalls(app: Hono<ApiEnv>, options: MountOptions): void {
  for (const [name, call] of callsInOrder((each) => each.personal === true)) {
    // The context type depends on the call. A loop over all calls cannot express this.
    const handle = options.handlers[name] as unknown as (request: unknown) => unknown;
    app.on(call.method, pattern(call.path), async (context) => {
      if (call.method !== 'GET') await withinDeadline(checkWrite(context, call, options));
      const request = await requestOf(context, call, options);
      const { visitor, writeMarker } = await withinDeadline(openVisitor(context, accountIn(options.services)));
      const status = call.status ?? 200;
      const key = call.takesKey === true ? idempotencyKeyOf(context) : undefined;
      if (key === undefined) {
        const answer = await withinDeadline(Promise.resolve(handle({ ...request, visitor })));
        writeMarker();
        return context.json(answer as object, status, personalHeaders);
      }
      const { db } = options.services;
      const content = [name, context.req.path, request.query, request.body];
      const repeatable = { key, sender: keyOwner(context, visitor, options), content, now: request.now };
      const answering = answerOnce(db, repeatable, async () => {
        const body = JSON.stringify(await handle({ ...request, visitor }));
        writeMarker();
        return { status, body, cookies: context.res.headers.getSetCookie() };
      });
      // The work and the storing of its answer go on after the deadline.
      const { answer, isRepeated } = await withinDeadline(answering);
      if (isRepeated) return sendAgain(context, answer);
      return context.body(answer.body, status, { 'content-type': 'application/json', ...personalHeaders });
    });
  }
}
