import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Relative paths count from the repository, wherever a command is started: all of them find the same folder. */
const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(repository, path));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: folder.default(join(repository, '.data')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  CONTENT_DIR: folder.default(join(import.meta.dirname, '../content')),
});

export interface Config {
  readonly port: number;
  /** Every address of the machine unless said. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** A PostgreSQL server instead of the data folder. */
  readonly databaseUrl: string | undefined;
  readonly contentDir: string;
}

/** A variable that is set to nothing counts as not set. */
const withoutEmpty = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));

/** Reads the environment. Throws a StartError that names the wrong variable. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`The variable ${String(issue?.path[0])} is wrong: ${issue?.message ?? ''}.`);
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, CONTENT_DIR } = parsed.data;
  return { port: PORT, host: HOST, dataDir: DATA_DIR, databaseUrl: DATABASE_URL, contentDir: CONTENT_DIR };
};
