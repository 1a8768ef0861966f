import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'drizzle-orm';
import { handlers } from './calls/handlers.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/database.ts';
import { Postcodes } from './geo/postcodes.ts';
import { errorAnswer, HttpError, notFound } from './http/answers.ts';
import { catalogueCache } from './http/cache.ts';
import { docsPage } from './http/docs-page.ts';
import { methodsByPath, mountCalls } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { log } from './log.ts';
import { uploadBodyLimit } from './media/upload/limits.ts';
import { Stemmer } from './search/stemmer.ts';

export interface AppOptions {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  /** What serves `/media`; without it those paths are unknown. */
  readonly media?: Hono;
  /** Milliseconds since 1970; the clock unless said. */
  readonly now?: () => number;
}

/** The longest text that any call takes, with room to spare. */
const largestBody = 64 * 1_024;

const limitBody = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => errorAnswer(new HttpError(413, 'too_large', `A body has at most ${String(maxSize)} bytes.`)),
  });

/** Pictures are uploaded to `/media`; every other body is a short text. */
const limitBodies = (): MiddlewareHandler => {
  const [text, upload] = [limitBody(largestBody), limitBody(uploadBodyLimit)];
  return (context, next) => (context.req.path === '/media' ? upload : text)(context, next);
};

const mountHealth = (app: Hono, { db, catalogue }: AppOptions): void => {
  app.get('/health', async (context) => {
    await db.execute(sql`select 1`);
    return context.json({ status: 'ok', catalogue: catalogue.current.version }, 200, { 'cache-control': 'no-store' });
  });
};

const mountDocs = (app: Hono, document: ReturnType<typeof openApiDocument>): void => {
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/docs', (context) => context.html(docsPage(document)));
};

const refuseOtherMethods = (app: Hono): void => {
  const fixed = ['/health', '/openapi.json', '/docs'].map((path) => [path, ['GET', 'HEAD']] as const);
  for (const [path, methods] of [...methodsByPath(), ...fixed]) {
    app.all(path, () =>
      errorAnswer(new HttpError(405, 'method_not_allowed', `This path takes ${methods.join(', ')}.`), {
        allow: methods.join(', '),
      }),
    );
  }
};

/** Things that end a connection to the database; the request may be tried again. */
const isUnavailable = (error: Error): boolean => {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    /^(?:ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|08|57P)/.test(code) || /terminat|timeout exceeded|closed/i.test(cause.message)
  );
};

const answerFailure = (error: Error, path: string): Response => {
  if (error instanceof HttpError) return errorAnswer(error);
  // The client hung up while it was sending: nobody's fault, and nobody reads the answer.
  if (error.message === 'aborted') return errorAnswer(new HttpError(400, 'aborted', 'The request ended early.'));
  log('error', 'A request failed.', { path, error, cause: error.cause });
  return isUnavailable(error)
    ? errorAnswer(new HttpError(503, 'unavailable', 'The database does not answer. Try again.'), { 'retry-after': '5' })
    : errorAnswer(new HttpError(500, 'internal', 'Something went wrong here.'));
};

/** The API. It answers from `catalogue`, and reads long texts from `db`. */
export const createApp = (options: AppOptions): Hono => {
  const { db, catalogue, media, now = Date.now } = options;
  const document = openApiDocument();
  const contract = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 8);
  const stemmer = new Stemmer(db);
  const postcodes = new Postcodes();
  const app = new Hono();

  app.onError((error, context) => answerFailure(error, context.req.path));
  app.notFound(() => errorAnswer(notFound('Nothing answers at this path.')));
  app.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  app.use(limitBodies());
  mountHealth(app, options);
  if (media) app.route('/media', media);
  // "New" badges come and go with time: the hour is part of what an answer depends on.
  app.use(catalogueCache(() => `"${catalogue.current.version}-${contract}-${String(Math.floor(now() / 3_600_000))}"`));
  mountDocs(app, document);
  mountCalls(app, handlers, () => ({ catalogue: catalogue.current, db, stemmer, postcodes, now: now() }));
  refuseOtherMethods(app);
  return app;
};
