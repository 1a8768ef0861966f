import { newsletterLinkPaths } from '@veralune/api-client/contract';
import type { Context, Hono } from 'hono';
import type { BlockList } from 'node:net';
import type { Forms } from '../forms/forms.ts';
import type { ApiEnv } from './api-env.ts';
import { invalidRequest } from './http-error.ts';
import { senderOf } from './sender.ts';
import { withinDeadline } from './within-deadline.ts';

export const oneClickPath = '/newsletter/unsubscribe';

export interface OneClickOptions {
  readonly forms: Forms;
  readonly trustedProxies: BlockList;
}

/** Whether the body is what an HTML form sends. */
export function isFormPost({ req }: Context<ApiEnv>): boolean {
  const type = req.header('content-type') ?? '';
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

async function isOneClick({ req }: Context<ApiEnv>): Promise<boolean> {
  const body = await req.parseBody().catch(() => ({}) as Record<string, unknown>);
  return body['List-Unsubscribe'] === 'One-Click';
}

/**
 * Adds the route of mail programs, which post the form `List-Unsubscribe=One-Click` to the address of the header
 * `List-Unsubscribe`. Source: RFC 8058. Requests with JSON go to the next handler.
 *
 * Programs that don't know RFC 8058 open the address instead: they get the page that asks. A GET must not unsubscribe,
 * because mail scanners follow links.
 */
export function mountOneClick(app: Hono<ApiEnv>, { forms, trustedProxies }: OneClickOptions): void {
  app.get(oneClickPath, ({ req }) => {
    const { search } = new URL(req.url);
    // Relative, because the site passes requests below /api/ on.
    const headers = { location: `${newsletterLinkPaths.unsubscribe}${search}`, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  });
  app.post(oneClickPath, async (context, next) => {
    if (!isFormPost(context)) {
      await next();
      return undefined;
    }
    const token = context.req.query('token') ?? '';
    if (token === '') throw invalidRequest({ token: 'is missing' });
    if (!(await isOneClick(context))) throw invalidRequest({ body: 'must be List-Unsubscribe=One-Click' });
    const { now } = context.get('moment');
    const state = await withinDeadline(forms.unsubscribe({ token, sender: senderOf(context, trustedProxies), now }));
    return context.json(state, 200, { 'cache-control': 'no-store' });
  });
}
