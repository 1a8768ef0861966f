import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { marketIds, type MarketId } from '@veralune/routing';
import { z } from 'zod';

const hostAndPort = z.string().regex(/^[\w.-]+:\d{1,5}$|^\[[\da-fA-F:.]+\]:\d{1,5}$/, 'Write host:port');
const hostName = z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'Write a host name in lower case, without port');
const addressRange = z.string().regex(/^[\da-fA-F.:]+(?:\/\d{1,3})?$/, 'Write an address or a range, 10.0.0.0/8');
/** Nothing that would end a directive of nginx. */
const filePath = z.string().regex(/^[^\s;{}"'$\\]+$/, 'Write a path without spaces, quotes and ; { } $');
const upstreams = z.array(hostAndPort).min(1, 'Name at least one server');

const market = z.strictObject({
  /** The servers of the app, one per instance. */
  upstreams,
  /** Hosts besides those of the registry and of the redirect table. */
  hosts: z.array(hostName).default([]),
  /** Whether the app has `ALLOWED_ADDRESSES`: then nginx keeps nothing and redirects nothing itself. */
  restricted: z.boolean().default(false),
});

const rate = z.strictObject({
  /** Requests per second. */
  perSecond: z.int().positive(),
  /** Requests beyond the rate that are let through at once. */
  burst: z.int().nonnegative(),
});

const tls = z.strictObject({
  listen: z.array(z.union([z.int(), hostAndPort])).default([443]),
  certificate: filePath,
  certificateKey: filePath,
});

const limits = z.strictObject({
  /** Pages and calls, per address of a visitor; files are not counted. */
  pages: rate.default({ perSecond: 30, burst: 120 }),
  /** Requests that write. */
  writes: rate.default({ perSecond: 5, burst: 30 }),
  /** Connections per address. */
  connections: z.int().positive().default(200),
  /** Megabytes of a request's body; above the limits of the apps and the API. */
  bodyMegabytes: z.int().positive().default(2),
  /** Addresses without limits: monitoring, and the machine itself. */
  unlimited: z.array(addressRange).default(['127.0.0.0/8', '::1']),
});

/** The settings file of the edge. Everything that has a default can be left out. */
export const settingsSchema = z.strictObject({
  /** Where the configuration, the state and the error pages are written. */
  folder: filePath,
  /** Where the cached answers are; `cache` in the folder by default. */
  cacheFolder: filePath.optional(),
  cacheMegabytes: z.int().positive().default(2_000),
  listen: z.array(z.union([z.int(), hostAndPort])).default([80]),
  tls: tls.optional(),
  markets: z.strictObject(Object.fromEntries(marketIds.map((id) => [id, market])) as Record<MarketId, typeof market>),
  /** Load balancers and CDNs in front, whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  behind: z.array(addressRange).default([]),
  limits: limits.prefault({}),
  /** The user of the workers; that of the machine's nginx by default. */
  user: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  workers: z.union([z.int().positive(), z.literal('auto')]).default('auto'),
  /** File of the access log, one line of JSON per request. */
  accessLog: filePath.optional(),
  /** File of the log of starts, reloads and failed processes, or `stderr`; `error.log` in the folder by default. */
  errorLog: filePath.optional(),
  /** Whether answers say in `X-Edge-Cache` how nginx's cache was used. */
  showCacheStatus: z.boolean().default(false),
});

export type WrittenSettings = z.input<typeof settingsSchema>;
export type EdgeSettings = z.output<typeof settingsSchema>;

/** @throws Error that lists what is wrong in the file */
export function readSettings(file: string): EdgeSettings {
  const parsed = settingsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`VR-EDGE-001: ${file} is not valid.\n${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, folder: resolve(dirname(file), parsed.data.folder) };
}
