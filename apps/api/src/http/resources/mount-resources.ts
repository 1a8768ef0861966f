import { id as resourceId, resourceInput } from '@veralune/api-client/contract';
import type { Context, Hono } from 'hono';
import { kinds } from '../../resources/kinds.ts';
import type { Author } from '../../store/author.ts';
import { invalidRequest, notFound } from '../http-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { withinDeadline } from '../within-deadline.ts';
import { requireRevision, revisionTag } from './if-match.ts';
import { parse, readJson, type ResourceServices } from './input.ts';
import { mountOffers, offersPath } from './offers.ts';
import { resourcePaths } from './paths.ts';
import { pointOfSaleStore } from './point-of-sale-store.ts';
import { privateHeaders } from './private-headers.ts';
import type { RecordStore, WrittenRecord } from './record-store.ts';
import { refusalError } from './refusal.ts';
import { hasToken, requireAuthor } from './require-author.ts';
import { resourceStore } from './resource-store.ts';

/** The calls with which editors read and write the records of a store. Source: 1-site.md §7, "Generic resource wrapper". */
class RecordCalls {
  readonly #store: RecordStore;
  readonly #services: ResourceServices;

  constructor(store: RecordStore, services: ResourceServices) {
    this.#store = store;
    this.#services = services;
  }

  /** @throws HttpError 404 if the number cannot be an id */
  #idOf(context: Context<ApiEnv>): number {
    const id = resourceId.safeParse(Number(context.req.param('id')));
    if (!id.success) throw notFound(`There is no ${this.#nameOf(Number(context.req.param('id')))}.`);
    return id.data;
  }

  #nameOf(id: number | undefined): string {
    return `${this.#store.name} ${String(id)}`;
  }

  list = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    const query = parse(this.#store.query, context.req.query());
    return Response.json(await this.#store.list(query), { headers: privateHeaders });
  };

  read = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    const record = await this.#store.find(id);
    if (record === null) throw notFound(`There is no ${this.#nameOf(id)}.`);
    return Response.json(record, { headers: { ...privateHeaders, etag: revisionTag(record.revision) } });
  };

  history = async (context: Context<ApiEnv>): Promise<Response> => {
    await requireAuthor(context, this.#services.db);
    return Response.json({ items: await this.#store.history(this.#idOf(context)) }, { headers: privateHeaders });
  };

  create = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const input = parse(resourceInput, await readJson(context));
    return this.#answer(await this.#store.create(author, input), input.id, 201);
  };

  replace = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const revision = requireRevision(context);
    const input = parse(resourceInput, await readJson(context));
    const { id } = input;
    if (id === undefined) throw invalidRequest({ id: 'names the resource to replace' });
    return this.#answer(await this.#store.replace(author, { ...input, id, revision }), id);
  };

  delete = async (context: Context<ApiEnv>): Promise<Response> => {
    const author = await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    const revision = requireRevision(context);
    return this.#answer(await this.#store.delete(author, { id, revision }), id);
  };

  undo = async (context: Context<ApiEnv>): Promise<Response> => {
    const author: Author = await requireAuthor(context, this.#services.db);
    const id = this.#idOf(context);
    return this.#answer(await this.#store.undo(author, id), id);
  };

  /** Answers a write after this instance has updated its catalogue. */
  async #answer(written: WrittenRecord, id: number | undefined, status = 200): Promise<Response> {
    if (!written.ok) throw refusalError(written.refusal, this.#nameOf(id));
    await this.#services.live.refresh();
    const { record } = written;
    if (record === null) return new Response(null, { status: 204, headers: privateHeaders });
    const location = `${this.#store.path}/${String(record.id)}`;
    return Response.json(record, {
      status,
      headers: { ...privateHeaders, etag: revisionTag(record.revision), ...(status === 201 && { location }) },
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
  const stores = [...kinds.map((kind) => resourceStore(services.db, kind)), pointOfSaleStore(services.db)];
  for (const store of stores) {
    const calls = new RecordCalls(store, services);
    const { path } = store;
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
    [...Object.values(resourcePaths), offersPath].flatMap((path) => [
      [path, ['GET', 'HEAD', 'POST', 'PUT']],
      [`${path}/:id`, ['GET', 'HEAD', 'DELETE']],
    ]),
  );
}
