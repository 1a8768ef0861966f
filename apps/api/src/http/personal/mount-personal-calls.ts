import type { Call } from '@veralune/api-client/contract';
import { marketIds, markets } from '@veralune/routing';
import type { Context, Hono } from 'hono';
import type { Account } from '../../account/account.ts';
import type { ApiEnv } from '../api-env.ts';
import { notFound } from '../http-error.ts';
import { callsInOrder, pattern, requestOf, type MountOptions } from '../mount.ts';
import { requireJson } from '../require-json.ts';
import { senderOf } from '../sender.ts';
import { withinDeadline } from '../within-deadline.ts';
import { requireSameSite } from './require-same-site.ts';
import { sessionTokenIn, visitorOf } from './visitor.ts';

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
  const { siteUrls, limits } = accountIn(services);
  requireSameSite(context, Object.values(siteUrls));
  if (call.body) requireJson(context);
  await limits.countWrite(senderOf(context, trustedProxies).address);
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
      const answer = await withinDeadline(Promise.resolve(handle({ ...request, visitor })));
      writeMarker();
      return context.json(answer as object, call.status ?? 200, { 'cache-control': 'private, no-store' });
    });
  }
}
