import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Sender } from '../forms/forms.ts';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { invalidRequest } from './http-error.ts';

const idempotencyKey = z.uuid().optional();

/**
 * The header `Idempotency-Key`, a UUID; undefined without one.
 * @throws HttpError 400
 */
export function idempotencyKeyOf({ req }: Context<ApiEnv>): string | undefined {
  const key = idempotencyKey.safeParse(req.header('idempotency-key'));
  if (!key.success) throw invalidRequest({ 'Idempotency-Key': 'must be a UUID' });
  return key.data?.toLowerCase();
}

/** The address of the client of a request, or the nearest one that can be trusted. */
export function addressOf({ req, env }: Context<ApiEnv>, trustedProxies: BlockList): string {
  const socketAddress = env.incoming?.socket.remoteAddress;
  const forwardedFor = req.header('x-forwarded-for') ?? '';
  return clientAddress({ socketAddress, forwardedFor }, trustedProxies);
}

/**
 * Who sends a request, from its socket and headers.
 * @throws HttpError 400 if `Idempotency-Key` is not a UUID
 */
export function senderOf(context: Context<ApiEnv>, trustedProxies: BlockList): Sender {
  return { address: addressOf(context, trustedProxies), idempotencyKey: idempotencyKeyOf(context) };
}
