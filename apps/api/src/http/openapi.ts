import { calls, errorBody, type Call } from '@veralune/api-client/contract';
import * as contract from '@veralune/api-client/contract';
import { z } from 'zod';
import { documentedFields } from '../forms/documented-fields.ts';
import { addResourceSchemas, bearerScheme, resourceOperations, sharedOperation } from './openapi-resources.ts';

type Json = Record<string, unknown>;

/** Named schemas of the contract. Answers that use one of them refer to it. */
function namedSchemas(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [name, value] of Object.entries(contract)) {
    if (value instanceof z.ZodObject) registry.add(value, { id: name });
  }
  addResourceSchemas(registry);
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (!registry.has(call.answer)) registry.add(call.answer, { id: `${name}Answer` });
  }
  return registry;
}

function reference(registry: ReturnType<typeof namedSchemas>, schema: z.ZodType): Json {
  return {
    $ref: `#/components/schemas/${registry.get(schema)?.id ?? ''}`,
  };
}

function without(schema: Json, ...names: string[]): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  return without(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json, '$schema', '~standard');
}

/** Pattern of `integerText`. */
const digits = '^\\d{1,10}$';

/**
 * A parameter with a JSON value is described by the schema of the JSON, any other parameter by the schema of its text.
 */
function parameterSchema(schema: z.ZodType): Json {
  const output = schemaOf(schema, 'output');
  if (output['type'] === 'array' || output['type'] === 'object')
    return { content: { 'application/json': { schema: output } } };
  const input = schemaOf(schema, 'input');
  // For numbers, describe the allowed range and not the pattern of the text.
  return { schema: input['pattern'] === digits ? output : input };
}

function parameters(shape: Readonly<Record<string, z.ZodType>>, place: 'path' | 'query'): Json[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: place,
    required: !schema.safeParse(undefined).success,
    ...parameterSchema(schema),
  }));
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

const errors: Readonly<Record<string, string>> = {
  400: 'A parameter or the body is invalid; `fields` names it.',
  404: 'No resource has this id, slug or path.',
  429: 'Too many requests of this address or token; `Retry-After`, `RateLimit` and `RateLimit-Policy` say when to retry.',
  503: 'The database does not answer; `Retry-After` says when to retry.',
};

/** The body of a call; for a form with the fields of `@veralune/forms`. */
function bodySchema(name: string, body: z.ZodType): Json {
  const own = schemaOf(body, 'input');
  const fields = Object.entries(documentedFields).find(([form]) => form === name)?.[1];
  return fields === undefined ? own : { allOf: [schemaOf(fields, 'input'), own] };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A UUID, made for each intent. For 24 hours, a repeated request gets the answer of the first one, with ' +
    '`Idempotent-Replayed: true`. 422 `idempotency_key_reused`: the key was used with other content. 409 `in_progress`: ' +
    'the first request is still running.',
  schema: { type: 'string', format: 'uuid' },
} as const;

function operation(name: string, call: Call, registry: ReturnType<typeof namedSchemas>): Json {
  return {
    operationId: name,
    summary: call.summary,
    parameters: [
      ...parameters(call.params.shape as Record<string, z.ZodType>, 'path'),
      ...parameters(call.query.shape as Record<string, z.ZodType>, 'query'),
      ...(call.takesKey ? [idempotencyKey] : []),
    ],
    ...(call.body && { requestBody: { required: true, ...json(bodySchema(name, call.body)) } }),
    responses: {
      [call.status ?? 200]: { description: 'The answer.', ...json(reference(registry, call.answer)) },
      ...Object.fromEntries(
        Object.entries({ ...errors, ...call.errors }).map(([status, description]) => [
          status,
          { description, ...json(reference(registry, errorBody)) },
        ]),
      ),
    },
  };
}

function pathsOf(registry: ReturnType<typeof namedSchemas>): Json {
  const paths: Record<string, Json> = { ...resourceOperations(registry) };
  for (const [name, call] of Object.entries<Call>(calls)) {
    const [method, known] = [call.method.toLowerCase(), paths[call.path]];
    const shown = operation(name, call, registry);
    paths[call.path] = { ...known, [method]: known && method in known ? sharedOperation(shown) : shown };
  }
  return paths;
}

/** The contract as OpenAPI 3.1. */
export function openApiDocument(): Json {
  const registry = namedSchemas();
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` });
  const clean = Object.entries(schemas).map(([id, schema]) => [
    id,
    without(schema as Json, '$schema', '$id', '~standard'),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Veralune catalogue API',
      version: '1',
      description:
        'Every public call takes `shop_id`, the market, and `lang`, one of its languages. Calls of editors take a token. ' +
        'Errors are `{ error: { code, message, fields? } }`. ' +
        'Every answer has `x-request-id`, and `x-maintenance: 1` while the shop is in maintenance.',
    },
    servers: [{ url: '/' }],
    paths: pathsOf(registry),
    components: { schemas: Object.fromEntries(clean) as Json, securitySchemes: bearerScheme },
  };
}
