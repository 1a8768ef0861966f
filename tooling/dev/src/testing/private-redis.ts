// In a package of its own, because packages/site needs it and must not depend on this one, which depends on the markets.
export { findRedis, startPrivateRedis, type PrivateRedis } from '@veralune/local-servers/private-redis';
