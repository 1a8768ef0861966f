import { id as resourceId, resourceInput, type ResourceInput } from '@veralune/api-client/contract';
import type { Context, Hono } from 'hono';
import type { Kind } from '../../resources/kinds.ts';
import type { Author } from '../../store/author.ts';
import {
  createResource,
  deleteResource,
  replaceResource,
  undoLastChange,
  type Draft,
  type Written,
} from '../../store/write-resource.ts';
import { invalidRequest, notFound } from '../answers.ts';
import type { ApiEnv } from '../api-env.ts';
import { withinDeadline } from '../within-deadline.ts';
import { requireRevision, revisionTag } from './if-match.ts';
import { parse, readJson, type ResourceTools } from './input.ts';
import { mountOffers, offersPath } from './offers.ts';
import { resourceKinds, resourcePaths } from './paths.ts';
import { privateHeaders } from './private-headers.ts';
import { findRecord, historyOf, listQuery, listRecords } from './read-records.ts';
import { recordOf } from './record.ts';
import { refusalError } from './refusal.ts';
import { hasToken, requireAuthor } from './require-author.ts';

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function draftOf(kind: Kind, input: ResourceInput): Draft {
  return {
    kind,
    id: input.id,
    key: input.key,
    status: input.status,
    publishFrom: dateOf(input.publish_from),
    publishTo: dateOf(input.publish_to),
    body: input.data,
  };
}

/** The calls by which editors read and write a kind of resource. Source: 1-site.md §7, "Generic resource wrapper". */
class ResourceCalls {
  readonly #kind: Kind;
  readonly #tools: ResourceTools;

  constructor(kind: Kind, tools: ResourceTools) {
    this.#kind = kind;
    this.#tools = tools;
  }

  /** @throws HttpError 404 for a number that no id can be */
  #idOf(context: Context<ApiEnv>): number {
    const id = resourceId.safeParse(Number(context.req.param('id')));
    if (!id.success) throw notFound(`There is no ${this.#nameOf(Number(context.req.param('id')))}.`);
    return id.data;
  }

  #nameOf(id: number | undefined): string {
    return `${this.#kind} ${String(id)}`;
  }

  list = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#tools.db);
    const query = parse(listQuery, context.req.query());
    return Response.json(await listRecords(this.#tools.db, this.#kind, query), { headers: privateHeaders });
  };

  read = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#tools.db);
    const id = this.#idOf(context);
    const record = await findRecord(this.#tools.db, this.#kind, id);
    if (record === null) throw notFound(`There is no ${this.#nameOf(id)}.`);
    return Response.json(record, { headers: { ...privateHeaders, etag: revisionTag(record.revision) } });
  };

  history = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#tools.db);
    return Response.json(
      { items: await historyOf(this.#tools.db, this.#kind, this.#idOf(context)) },
      { headers: privateHeaders },
    );
  };

  create = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#tools.db);
    const input = parse(resourceInput, await readJson(context));
    return this.#answer(await createResource(this.#tools.db, author, draftOf(this.#kind, input)), input.id, 201);
  };

  replace = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#tools.db);
    const revision = requireRevision(context);
    const input = parse(resourceInput, await readJson(context));
    const { id } = input;
    if (id === undefined) throw invalidRequest({ id: 'names the resource to replace' });
    const draft = { ...draftOf(this.#kind, input), id };
    return this.#answer(await replaceResource(this.#tools.db, author, draft, revision), id);
  };

  delete = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#tools.db);
    const id = this.#idOf(context);
    const revision = requireRevision(context);
    return this.#answer(await deleteResource(this.#tools.db, author, { kind: this.#kind, id, revision }), id);
  };

  undo = async (context: Context<ApiEnv>): Promise<Response> => {
    const author: Author = await requireAuthor(context, this.#tools.db);
    const id = this.#idOf(context);
    return this.#answer(await undoLastChange(this.#tools.db, author, { kind: this.#kind, id }), id);
  };

  /** Answers a write once this instance shows it. */
  async #answer(written: Written, id: number | undefined, status = 200): Promise<Response> {
    if (!written.ok) throw refusalError(written.refusal, this.#nameOf(id));
    await this.#tools.live.refresh();
    const { row } = written;
    if (row === null) return new Response(null, { status: 204, headers: privateHeaders });
    const location = `${resourcePaths[this.#kind]}/${String(row.id)}`;
    return Response.json(recordOf(row), {
      status,
      headers: { ...privateHeaders, etag: revisionTag(row.revision), ...(status === 201 && { location }) },
    });
  }
}

type Handle = (context: Context<ApiEnv>) => Promise<Response>;

function limited(handle: Handle): Handle {
  return (context) => withinDeadline(handle(context));
}

/** Leaves requests without a token to the public call of the same path, where there is one. */
function unlessPublic(isPublic: boolean, handle: Handle) {
  return async (context: Context<ApiEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    if (!isPublic || hasToken(context)) return withinDeadline(handle(context));
    await next();
    // A cache must not answer an editor with what it keeps for visitors.
    context.res.headers.append('vary', 'Authorization');
    return undefined;
  };
}

/** Mounts the calls of editors. `publicPaths` are those that visitors read without a token. */
export function mountResources(app: Hono<ApiEnv>, tools: ResourceTools, publicPaths: ReadonlySet<string>): void {
  for (const kind of resourceKinds) {
    const calls = new ResourceCalls(kind, tools);
    const path = resourcePaths[kind];
    const one = `${path}/:id{[0-9]{1,10}}`;
    app.get(path, unlessPublic(publicPaths.has(path), calls.list));
    app.get(one, unlessPublic(publicPaths.has(`${path}/:id`), calls.read));
    app.get(`${one}/history`, limited(calls.history));
    app.post(path, limited(calls.create));
    app.put(path, limited(calls.replace));
    app.delete(one, limited(calls.delete));
    app.post(`${one}/undo`, limited(calls.undo));
  }
  mountOffers(app, tools);
}

/** Paths of the calls of editors with the methods that each takes. */
export function resourceMethods(): Map<string, string[]> {
  return new Map(
    [...resourceKinds.map((kind) => resourcePaths[kind]), offersPath].flatMap((path) => [
      [path, ['GET', 'HEAD', 'POST', 'PUT']],
      [`${path}/:id`, ['GET', 'HEAD', 'DELETE']],
    ]),
  );
}
