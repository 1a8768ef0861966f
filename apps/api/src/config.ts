import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { StorageSettings } from './media/storage/settings.ts';
import { StartError } from './start-error.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Relative paths are resolved from the repository root, so that all commands use the same folder. */
const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(repository, path));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_000),
  HOST: z.string().min(1).optional(),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(500),
  DATA_DIR: folder.default(join(repository, '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  CONTENT_DIR: folder.default(join(import.meta.dirname, '../content')),
  PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MEDIA_S3_ENDPOINT: z.url('must be an address').optional(),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_KEY: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
});
type Environment = z.output<typeof environment>;

export interface Config {
  readonly port: number;
  /** Undefined: all addresses of the machine. */
  readonly host: string | undefined;
  /** Milliseconds for which a process that is stopped still accepts connections, so that load balancers notice. */
  readonly drainMs: number;
  readonly dataDir: string;
  /** URL of a PostgreSQL server. Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
  /** Folder of the original pictures of the content: `media` next to the content folder. */
  readonly originalsDir: string;
  /** Undefined: a random secret in the data folder. */
  readonly previewSecret: string | undefined;
  /** Storage of originals and variants. */
  readonly mediaStorage: StorageSettings;
}

/** An empty variable counts as not set. */
function withoutEmpty(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

const s3Names = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'] as const;

/**
 * A folder in the data folder, or an S3 bucket if all its variables are set.
 * @throws StartError if only some are set
 */
function mediaStorageOf(variables: Environment): StorageSettings {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => variables[name]);
  if (endpoint !== undefined && bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined)
    return { kind: 's3', endpoint, bucket, region: variables.MEDIA_S3_REGION, accessKeyId, secretAccessKey };
  const missing = s3Names.filter((name) => variables[name] === undefined);
  if (missing.length < s3Names.length)
    throw new StartError(
      `Pictures can't be stored in S3 without ${missing.join(', ')}: set it, or none of ${s3Names.join(', ')}.`,
    );
  return { kind: 'folder', path: join(variables.DATA_DIR, 'media') };
}

/**
 * Reads the environment.
 * @throws StartError that names the invalid variable
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: ${issue?.message ?? ''}.`);
  }
  const { PORT, HOST, DRAIN_MS, DATA_DIR, DATABASE_URL, CONTENT_DIR, PREVIEW_SECRET } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    drainMs: DRAIN_MS,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    contentDir: CONTENT_DIR,
    originalsDir: join(CONTENT_DIR, '..', 'media'),
    previewSecret: PREVIEW_SECRET,
    mediaStorage: mediaStorageOf(parsed.data),
  };
}
