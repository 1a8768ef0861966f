import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { StorageSettings } from './media/storage/settings.ts';
import { documented, readVariables } from './environment/read-variables.ts';
import { StartError } from './start-error.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Relative paths are resolved from the repository root, so that all commands use the same folder. */
const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(repository, path));

const wholeNumber = z.coerce.number('must be a number').int('must be a whole number');
const s3Note = 'All or none of `MEDIA_S3_ENDPOINT`, `MEDIA_S3_BUCKET`, `MEDIA_S3_KEY` and `MEDIA_S3_SECRET`.';

export const apiVariables = z.object({
  PORT: documented(wholeNumber.min(0, 'must not be negative').max(65_535, 'must be at most 65535').default(4_000), {
    description: 'The port on which the API listens.',
  }),
  HOST: documented(z.string().min(1).optional(), {
    description: 'The address on which the API listens; all addresses of the machine without it.',
    example: '127.0.0.1',
  }),
  DRAIN_MS: documented(wholeNumber.min(0, 'must not be negative').max(60_000, 'must be at most 60000').default(500), {
    description:
      'For how many milliseconds a process that is stopped still accepts connections, so that load balancers notice.',
  }),
  DATA_DIR: documented(folder.default(join(repository, '.data')), {
    description: 'Folder of the embedded database, the pictures and the mails; relative to the repository.',
    example: '/data',
  }),
  DATABASE_URL: documented(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .optional(),
    {
      description: 'A PostgreSQL server, version 15 or newer; without it the embedded one.',
      example: 'postgres://veralune:password@postgres:5432/veralune',
      production: true,
      secret: true,
    },
  ),
  CONTENT_DIR: documented(folder.default(join(import.meta.dirname, '../content')), {
    description: 'The content folder: fills an empty database. By default `apps/api/content`.',
    example: 'apps/api/content',
  }),
  PREVIEW_SECRET: documented(z.string().min(32, 'must have at least 32 characters').optional(), {
    description: 'Signs the addresses of previews; by default a random one in `DATA_DIR`.',
    production: true,
    secret: true,
  }),
  MEDIA_S3_ENDPOINT: documented(z.url('must be an address').optional(), {
    description: `The S3 server that stores pictures in the place of \`DATA_DIR\`. ${s3Note}`,
    example: 'https://s3.example.com',
  }),
  MEDIA_S3_BUCKET: documented(z.string().min(1).optional(), { description: `The bucket. ${s3Note}`, example: 'media' }),
  MEDIA_S3_REGION: documented(z.string().min(1).default('us-east-1'), { description: 'The region of the S3 server.' }),
  MEDIA_S3_KEY: documented(z.string().min(1).optional(), { description: `The access key. ${s3Note}`, secret: true }),
  MEDIA_S3_SECRET: documented(z.string().min(1).optional(), {
    description: `The secret of the access key. ${s3Note}`,
    secret: true,
  }),
  MEDIA_VARIANTS: documented(z.enum(['start', 'request'], 'must be "start" or "request"').default('start'), {
    description:
      'When missing variants of pictures are made: at the `start` of the API, in the background, or at the first `request` of each.',
  }),
});
type Environment = z.output<typeof apiVariables>;

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
  /** When missing variants of pictures are made: in the background from the start on, or each at its first request. */
  readonly mediaVariants: 'start' | 'request';
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
  const read = readVariables(apiVariables, variables);
  const { PORT, HOST, DRAIN_MS, DATA_DIR, DATABASE_URL, CONTENT_DIR, PREVIEW_SECRET } = read;
  return {
    port: PORT,
    host: HOST,
    drainMs: DRAIN_MS,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    contentDir: CONTENT_DIR,
    originalsDir: join(CONTENT_DIR, '..', 'media'),
    previewSecret: PREVIEW_SECRET,
    mediaStorage: mediaStorageOf(read),
    mediaVariants: read.MEDIA_VARIANTS,
  };
}
