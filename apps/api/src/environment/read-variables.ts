import type { z } from 'zod';
import { StartError } from '../start-error.ts';

/** What the documentation says about a variable. */
export interface VariableDocumentation {
  readonly description: string;
  /** A value for `.env.example`, where the default is no example. */
  readonly example?: string;
  /** Whether an API for visitors must have it. */
  readonly production?: true;
  /** Whether it must not be readable in files and logs. */
  readonly secret?: true;
}

export function documented<Schema extends z.ZodType>(schema: Schema, documentation: VariableDocumentation): Schema {
  return schema.meta({ ...documentation });
}

export type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set. */
function read<Schema extends z.ZodObject>(schema: Schema, variables: Variables) {
  return schema.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  return `The variable ${String(path[0])} is wrong: it ${message}.`;
}

/** One sentence for each variable that is not valid. */
export function variableFaults(schema: z.ZodObject, variables: Variables): readonly string[] {
  return read(schema, variables).error?.issues.map(sentenceOf) ?? [];
}

/**
 * Reads variables of the environment.
 * @throws StartError that names each variable that is not valid
 */
export function readVariables<Schema extends z.ZodObject>(schema: Schema, variables: Variables): z.output<Schema> {
  const parsed = read(schema, variables);
  if (!parsed.success) throw new StartError(parsed.error.issues.map(sentenceOf).join('\n'));
  return parsed.data;
}
