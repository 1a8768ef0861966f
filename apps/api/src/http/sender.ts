import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Sender } from '../forms/forms.ts';
import type { ApiEnv } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { invalidRequest } from './http-error.ts';

const idempotencyKey = z.uuid().optional();

/**
 * Who sends a request, from its socket and headers.
 * @throws HttpError 400 if `Idempotency-Key` is not a UUID
 */
export function senderOf({ req, env }: Context<ApiEnv>, trustedProxies: BlockList): Sender {
  const key = idempotencyKey.safeParse(req.header('idempotency-key'));
  if (!key.success) throw invalidRequest({ 'Idempotency-Key': 'must be a UUID' });
  const socketAddress = env.incoming?.socket.remoteAddress;
  const forwardedFor = req.header('x-forwarded-for') ?? '';
  return { address: clientAddress({ socketAddress, forwardedFor }, trustedProxies), idempotencyKey: key.data };
}
