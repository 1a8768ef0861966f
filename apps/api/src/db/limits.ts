import type { PoolConfig } from 'pg';

/** Milliseconds. A server whose backend is stopped answers nothing, so the driver needs limits of its own. */
const connecting = { connectionTimeoutMillis: 3_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 };
const minute = 60_000;

/**
 * For requests: the server cancels a query first and the connection stays; where even that answer does not come, the
 * driver gives the connection up, and the pool opens another one.
 */
export const requestLimits: PoolConfig = {
  ...connecting,
  statement_timeout: 3_000,
  query_timeout: 3_500,
  idle_in_transaction_session_timeout: 10_000,
};

/** For imports and for loading the whole catalogue, where a single statement may take minutes. */
export const bulkLimits: PoolConfig = {
  ...connecting,
  statement_timeout: 10 * minute,
  query_timeout: 11 * minute,
  idle_in_transaction_session_timeout: 10 * minute,
};
