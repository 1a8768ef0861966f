import { z } from 'zod';

/** A variable as documented in the schema of its app. */
export interface DocumentedVariable {
  readonly name: string;
  readonly description: string;
  readonly example: string;
  /** The value that is used when the variable is not set; undefined without one. */
  readonly byDefault: string | undefined;
  readonly isForProduction: boolean;
  readonly isSecret: boolean;
  readonly isForBuild: boolean;
}

const documentation = z.object({
  description: z.string(),
  example: z.string().default(''),
  production: z.boolean().default(false),
  secret: z.boolean().default(false),
  build: z.boolean().default(false),
});

/** The default as it would be written in a file. Paths and lists depend on the machine and are described in words. */
function defaultOf(schema: z.ZodType): string | undefined {
  const parsed: unknown = schema.safeParse(undefined).data;
  const isText = typeof parsed === 'string' && !parsed.startsWith('/');
  return isText || typeof parsed === 'number' ? String(parsed) : undefined;
}

/** The variables of a schema, in its order. @throws ZodError when one has no description */
export function documentedVariables(schema: z.ZodObject): readonly DocumentedVariable[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const type = field as z.ZodType;
    const { description, example, production, secret, build } = documentation.parse(type.meta(), {
      error: () => `${name} has no documentation`,
    });
    return {
      name,
      description,
      example,
      byDefault: defaultOf(type),
      isForProduction: production,
      isSecret: secret,
      isForBuild: build,
    };
  });
}
