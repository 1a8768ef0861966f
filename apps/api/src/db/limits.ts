import type { PoolConfig } from 'pg';

/** In milliseconds. A stopped server sends no errors, so the driver needs its own timeouts. */
const connecting = { connectionTimeoutMillis: 3_000, keepAlive: true, keepAliveInitialDelayMillis: 5_000 };
const minute = 60_000;

/**
 * For requests. The server cancels a slow query first and the connection stays open. If the server does not answer, the
 * driver closes the connection, and the pool opens a new one.
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
