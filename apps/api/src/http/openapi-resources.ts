import {
  offer,
  offerInput,
  offerList,
  previewAddress,
  previewInput,
  resourceHistory,
  resourceInput,
  resourceList,
  resourceRecord,
} from '@veralune/api-client/contract';
import { z } from 'zod';
import { menuEntry } from '../content/schema.ts';
import { bodies } from '../resources/bodies.ts';
import { pointOfSaleBody } from '../points-of-sale/point-of-sale.ts';
import { pointOfSaleKind, recordKinds, type RecordKind } from '../resources/kinds.ts';
import { offerQuery, offersPath } from './resources/offers.ts';
import { previewPath } from './previews/mount-previews.ts';
import { resourcePaths } from './resources/paths.ts';
import { pointOfSaleQuery } from './resources/point-of-sale-store.ts';
import { listQuery } from './resources/read-records.ts';

type Json = Record<string, unknown>;
export type Registry = z.core.$ZodRegistry<{ id: string }>;

/** Security scheme of calls that need a token. */
export const bearerScheme = {
  bearer: { type: 'http', scheme: 'bearer', description: 'Created with `npm run office -- token`.' },
} as const;
const security = [{ bearer: [] }];

const dataOf: Readonly<Record<RecordKind, z.ZodType>> = { ...bodies, [pointOfSaleKind]: pointOfSaleBody };

function dataName(kind: RecordKind): string {
  return `${kind}Data`;
}

/** Adds a named schema for the `data` of each kind. */
export function addResourceSchemas(registry: Registry): void {
  registry.add(menuEntry, { id: 'menuEntry' });
  for (const kind of recordKinds) registry.add(dataOf[kind], { id: dataName(kind) });
}

function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

function named(registry: Registry, schema: z.ZodType): Json {
  return reference(registry.get(schema)?.id ?? '');
}

/** The schema of a record or an input, with the `data` of a kind. */
function withData(schema: Json, kind: RecordKind): Json {
  return {
    allOf: [schema, { type: 'object', properties: { data: reference(dataName(kind)) } }],
  };
}

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The ETag of the record that was read.',
  schema: { type: 'string' },
};

const refusals: Readonly<Record<string, string>> = {
  400: 'The body is invalid; `fields` names each invalid field.',
  401: 'The token is missing, unknown, expired or revoked.',
  403: 'The token is for other markets, or for drafts only.',
  404: 'No resource has this id.',
  409: 'Other resources refer to it, or there is nothing to undo.',
  412: 'The resource was changed after it was read.',
  428: '`If-Match` is missing.',
};

interface OperationOptions {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Json[];
  readonly body?: Json;
  readonly status: 200 | 201 | 204;
  readonly answer: Json | null;
}

function operation({ operationId, summary, parameters = [], body, status, answer }: OperationOptions): Json {
  return {
    operationId,
    summary,
    security,
    parameters,
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      [status]: { description: 'The answer.', ...(answer && json(answer)) },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, description]) => [code, { description, ...json(reference('errorBody')) }]),
      ),
    },
  };
}

function queryParameters(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'output', unrepresentable: 'any' });
  const withDefault = (schema: unknown): boolean =>
    typeof schema === 'object' && schema !== null && 'default' in schema;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) && !withDefault(schema),
    schema,
  }));
}

function inputSchema(schema: z.ZodType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function kindPaths(registry: Registry, kind: RecordKind): Readonly<Record<string, Json>> {
  const path = resourcePaths[kind];
  const record = withData(named(registry, resourceRecord), kind);
  const input = withData(inputSchema(resourceInput), kind);
  const list = named(registry, resourceList);
  const one = [idParameter];
  return {
    [path]: {
      get: operation({
        operationId: `${kind}Records`,
        summary: `Records of ${kind}, drafts included.`,
        parameters: queryParameters(kind === pointOfSaleKind ? pointOfSaleQuery : listQuery),
        status: 200,
        answer: list,
      }),
      post: operation({
        operationId: `${kind}Create`,
        summary: `Creates a ${kind}.`,
        body: input,
        status: 201,
        answer: record,
      }),
      put: operation({
        operationId: `${kind}Replace`,
        summary: `Replaces a ${kind}.`,
        parameters: [ifMatch],
        body: input,
        status: 200,
        answer: record,
      }),
    },
    [`${path}/{id}`]: {
      get: operation({
        operationId: `${kind}Record`,
        summary: `One record of ${kind}.`,
        parameters: one,
        status: 200,
        answer: record,
      }),
      delete: operation({
        operationId: `${kind}Delete`,
        summary: `Deletes a ${kind} that nothing refers to.`,
        parameters: [...one, ifMatch],
        status: 204,
        answer: null,
      }),
    },
    [`${path}/{id}/history`]: {
      get: operation({
        operationId: `${kind}History`,
        summary: `The last changes of a ${kind}, newest first.`,
        parameters: one,
        status: 200,
        answer: named(registry, resourceHistory),
      }),
    },
    [`${path}/{id}/undo`]: {
      post: operation({
        operationId: `${kind}Undo`,
        summary: `Reverts the last change of a ${kind}.`,
        parameters: one,
        status: 200,
        answer: record,
      }),
    },
  };
}

function offerPaths(registry: Registry): Readonly<Record<string, Json>> {
  const answer = named(registry, offer);
  const body = inputSchema(offerInput);
  return {
    [offersPath]: {
      get: operation({
        operationId: 'offerList',
        summary: 'Prices and stock of a market.',
        parameters: queryParameters(offerQuery),
        status: 200,
        answer: named(registry, offerList),
      }),
      post: operation({
        operationId: 'offerCreate',
        summary: 'Sells a product in a market.',
        body,
        status: 201,
        answer,
      }),
      put: operation({
        operationId: 'offerReplace',
        summary: 'Changes prices and stock of a product in a market.',
        parameters: [ifMatch],
        body,
        status: 200,
        answer,
      }),
    },
    [`${offersPath}/{id}`]: {
      get: operation({
        operationId: 'offer',
        summary: 'Prices and stock of a product in a market.',
        parameters: [idParameter],
        status: 200,
        answer,
      }),
      delete: operation({
        operationId: 'offerDelete',
        summary: 'Removes a product from a market.',
        parameters: [idParameter, ifMatch],
        status: 204,
        answer: null,
      }),
    },
  };
}

function previewPaths(registry: Registry): Readonly<Record<string, Json>> {
  return {
    [previewPath]: {
      post: operation({
        operationId: 'previewCreate',
        summary: 'Makes the address at which the site shows an entity in its stored state for 24 hours, also a draft.',
        body: inputSchema(previewInput),
        status: 201,
        answer: named(registry, previewAddress),
      }),
    },
  };
}

/** The editors' calls by path and method. */
export function resourceOperations(registry: Registry): Readonly<Record<string, Json>> {
  return Object.assign(
    {},
    ...recordKinds.map((kind) => kindPaths(registry, kind)),
    offerPaths(registry),
    previewPaths(registry),
  ) as Record<string, Json>;
}

/**
 * Describes a public call that editors can also make, with a token. OpenAPI allows one operation per path and method,
 * so its description names the answers to editors.
 */
export function sharedOperation(shown: Json): Json {
  return {
    ...shown,
    description: 'With a token, the same path answers with records: see `resourceList` and `resourceRecord`.',
    security: [{}, ...security],
  };
}
