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
  type WriteResult,
} from '../../store/write-resource.ts';
import { invalidRequest, notFound } from '../http-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { withinDeadline } from '../within-deadline.ts';
import { requireRevision, revisionTag } from './if-match.ts';
import { parse, readJson, type ResourceServices } from './input.ts';
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

/** The calls with which editors read and write a kind of resource. Source: 1-site.md §7, "Generic resource wrapper". */
class ResourceCalls {
  readonly #kind: Kind;
  readonly #services: ResourceServices;

  constructor(kind: Kind, services: ResourceServices) {
    this.#kind = kind;
    this.#services = services;
  }

  /** @throws HttpError 404 if the number cannot be an id */
  #idOf(context: Context<ApiEnv>): number {
    const id = resourceId.safeParse(Number(context.req.param('id')));
    if (!id.success) throw notFound(`There is no ${this.#nameOf(Number(context.req.param('id')))}.`);
    return id.data;
  }

  #nameOf(id: number | undefined): string {
    return `${this.#kind} ${String(id)}`;
  }

  list = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    const query = parse(listQuery, context.req.query());
    return Response.json(await listRecords(this.#services.db, this.#kind, query), { headers: privateHeaders });
  };

  read = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    const record = await findRecord(this.#services.db, this.#kind, id);
    if (record === null) throw notFound(`There is no ${this.#nameOf(id)}.`);
    return Response.json(record, { headers: { ...privateHeaders, etag: revisionTag(record.revision) } });
  };

  history = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    return Response.json(
      { items: await historyOf(this.#services.db, this.#kind, this.#idOf(context)) },
      { headers: privateHeaders },
    );
  };

  create = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const input = parse(resourceInput, await readJson(context));
    return this.#answer(await createResource(this.#services.db, author, draftOf(this.#kind, input)), input.id, 201);
  };

  replace = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const revision = requireRevision(context);
    const input = parse(resourceInput, await readJson(context));
    const { id } = input;
    if (id === undefined) throw invalidRequest({ id: 'names the resource to replace' });
    const draft = { ...draftOf(this.#kind, input), id };
    return this.#answer(await replaceResource(this.#services.db, author, draft, revision), id);
  };

  delete = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    const revision = requireRevision(context);
    return this.#answer(await deleteResource(this.#services.db, author, { kind: this.#kind, id, revision }), id);
  };

  undo = async (context: Context<ApiEnv>): Promise<Response> => {
    const author: Author = await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    return this.#answer(await undoLastChange(this.#services.db, author, { kind: this.#kind, id }), id);
  };

  /** Answers a write after this instance has updated its catalogue. */
  async #answer(written: WriteResult, id: number | undefined, status = 200): Promise<Response> {
    if (!written.ok) throw refusalError(written.refusal, this.#nameOf(id));
    await this.#services.live.refresh();
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

function withDeadline(handle: Handle): Handle {
  return (context) => withinDeadline(handle(context));
}

/** Passes requests without a token to the public call of the same path, if there is one. */
function unlessPublic(isPublic: boolean, handle: Handle) {
  return async (context: Context<ApiEnv>, next: () => Promise<void>): Promise<Response | undefined> => {
    if (!isPublic || hasToken(context)) return withinDeadline(handle(context));
    await next();
    // A cache must not send the visitors' response to an editor.
    context.res.headers.append('vary', 'Authorization');
    return undefined;
  };
}

/** Adds the routes of the editors' calls. Visitors can read `publicPaths` without a token. */
export function mountResources(app: Hono<ApiEnv>, services: ResourceServices, publicPaths: ReadonlySet<string>): void {
  for (const kind of resourceKinds) {
    const calls = new ResourceCalls(kind, services);
    const path = resourcePaths[kind];
    const one = `${path}/:id{[0-9]{1,10}}`;
    app.get(path, unlessPublic(publicPaths.has(path), calls.list));
    app.get(one, unlessPublic(publicPaths.has(`${path}/:id`), calls.read));
    app.get(`${one}/history`, withDeadline(calls.history));
    app.post(path, withDeadline(calls.create));
    app.put(path, withDeadline(calls.replace));
    app.delete(one, withDeadline(calls.delete));
    app.post(`${one}/undo`, withDeadline(calls.undo));
  }
  mountOffers(app, services);
}

/** The paths of the editors' calls and the methods of each. */
export function resourceMethods(): Map<string, string[]> {
  return new Map(
    [...resourceKinds.map((kind) => resourcePaths[kind]), offersPath].flatMap((path) => [
      [path, ['GET', 'HEAD', 'POST', 'PUT']],
      [`${path}/:id`, ['GET', 'HEAD', 'DELETE']],
    ]),
  );
}
