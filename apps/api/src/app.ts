import { hash } from 'node:crypto';
import type { Tracing } from '@veralune/http/tracing';
import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import type { Account } from './account/account.ts';
import { handlers } from './calls/handlers.ts';
import { LongTexts } from './catalogue/long-texts.ts';
import { ModificationDates } from './catalogue/modification-dates.ts';
import type { LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/database.ts';
import type { StartedForms } from './forms/start-forms.ts';
import { Gazetteer } from './geo/gazetteer.ts';
import { Postcodes } from './geo/postcodes.ts';
import { responseHeaders } from './http/response-headers.ts';
import { defaultTrustedProxies } from './http/client-address.ts';
import { identifyRequest } from './http/identify-request.ts';
import { errorResponse, HttpError, notFound } from './http/http-error.ts';
import type { ApiEnv } from './http/api-env.ts';
import { docsPage, docsPolicy } from './http/docs-page.ts';
import { encodeResponse } from './http/encode-response.ts';
import { failureResponse } from './http/failure-response.ts';
import { ResponseCache } from './http/response-cache.ts';
import { limitBody } from './http/limit-body.ts';
import { limitRequests } from './http/limit-requests.ts';
import { methodsByPath, mountCalls, type MountOptions } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { mountOneClick } from './http/one-click.ts';
import { mountPersonalCalls } from './http/personal/mount-personal-calls.ts';
import { mountPaymentWebhook, webhookPath } from './http/payment-webhook.ts';
import { mountPreviews, previewPath } from './http/previews/mount-previews.ts';
import { showPreview } from './http/previews/show-preview.ts';
import { mountResources, resourceMethods } from './http/resources/mount-resources.ts';
import { mountUpload } from './http/resources/upload.ts';
import { refuseForeignPages } from './http/refuse-foreign-pages.ts';
import { revalidate } from './http/revalidate.ts';
import { startRequest } from './http/start-request.ts';
import { traceRequest } from './http/trace-request.ts';
import { withinDeadline } from './http/within-deadline.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { StartedMedia } from './media/start-media.ts';
import { standInPath } from './payment-stand-in/start-stand-in.ts';
import { PreviewedCatalogues } from './previews/previewed-catalogue.ts';
import type { StartedShop } from './shop/start-shop.ts';
import { Stemmer } from './search/stemmer.ts';

export interface AppOptions {
  /** The database with the time limits of requests: `OpenDatabase.requestDb`. */
  readonly db: Database;
  readonly catalogue: Pick<LiveCatalogue, 'current' | 'refresh'>;
  /** Serves `/media` and accepts uploads; without it those paths return 404. */
  readonly media?: Pick<StartedMedia, 'routes' | 'storeOriginal'>;
  /** Signs the addresses of previews; without it, there are none. */
  readonly previewSecret?: string;
  /** Receives forms; without it their calls return 404. */
  readonly forms?: Pick<StartedForms, 'forms' | 'trustedProxies'>;
  /** Sells products; without it the calls of the shop return 404. */
  readonly shop?: Pick<StartedShop, 'shop' | 'standInPages'>;
  /** Answers personal calls; without it they return 404. */
  readonly account?: Account;
  readonly postcodes?: Postcodes;
  /** Without it, only posts of forms and personal calls are limited. */
  readonly limits?: RequestLimits | undefined;
  /** Whether load balancers should send requests; false from the signal that stops the process. Default: always. */
  readonly isReady?: () => boolean;
  /** Traces requests; null if no collector is configured. */
  readonly tracing?: Pick<Tracing, 'trace'> | null;
  /** Milliseconds since 1970. Default: `Date.now`. */
  readonly now?: () => number;
}

/** Maximum size of the cached bodies of large answers, in bytes. */
const cachedBytes = 64 * 1_024 * 1_024;

function mountHealth(app: Hono<ApiEnv>, db: Database): void {
  app.get('/health', async (context) => {
    await withinDeadline(Promise.resolve(db.execute(sql`select 1`)));
    const { version } = context.get('moment').catalogue;
    return context.json({ status: 'ok', catalogue: version }, 200, { 'cache-control': 'no-store' });
  });
}

/**
 * For load balancers. Neither asks the database: all instances share it, and without it each still answers from memory, so
 * removing them all would turn a part of the service off that works. `/health` does ask it.
 */
function mountProbes(app: Hono<ApiEnv>, isReady: () => boolean): void {
  const uncached = { 'cache-control': 'no-store' };
  app.get('/healthz', (context) => context.json({ status: 'alive' }, 200, uncached));
  app.get('/readyz', (context) =>
    isReady()
      ? context.json({ status: 'ready', catalogue: context.get('moment').catalogue.version }, 200, uncached)
      : context.json({ status: 'stopping' }, 503, { ...uncached, 'retry-after': '1' }),
  );
}

function mountDocs(app: Hono<ApiEnv>, document: ReturnType<typeof openApiDocument>): void {
  app.get('/openapi.json', (context) => context.json(document));
  app.get('/docs', (context) => context.html(docsPage(document), 200, { 'content-security-policy': docsPolicy }));
}

function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const fixed = ['/health', '/healthz', '/readyz', '/openapi.json', '/docs'].map(
    (path) => [path, ['GET', 'HEAD']] as const,
  );
  const postMethods = [previewPath, webhookPath].map((path) => [path, ['POST']] as const);
  const all = new Map<string, Set<string>>();
  for (const [path, methods] of [...methodsByPath(), ...resourceMethods(), ...postMethods, ...fixed])
    all.set(path, new Set(methods).union(all.get(path) ?? new Set()));
  for (const [path, allowed] of all) {
    const methods = [...allowed].sort();
    app.all(path, () =>
      errorResponse(new HttpError(405, 'method_not_allowed', `This path takes ${methods.join(', ')}.`), {
        allow: methods.join(', '),
      }),
    );
  }
}

/** The Hono app of the API. It answers from `catalogue`, and reads long texts from `db`. */
export function createApp({
  db,
  catalogue,
  media,
  forms,
  account,
  shop,
  previewSecret,
  limits,
  postcodes = new Postcodes(),
  isReady = () => true,
  tracing = null,
  now = Date.now,
}: AppOptions): Hono<ApiEnv> {
  const document = openApiDocument();
  const contract = hash('sha256', JSON.stringify(document)).slice(0, 8);
  const app = new Hono<ApiEnv>();
  app.onError((error, context) => failureResponse(error, context.req.path));
  app.notFound(() => errorResponse(notFound('Nothing answers at this path.')));
  const trustedProxies = forms?.trustedProxies ?? defaultTrustedProxies;
  app.use(identifyRequest(trustedProxies));
  if (tracing) app.use(traceRequest(tracing));
  app.use(startRequest(() => ({ catalogue: catalogue.current, now: now() })));
  app.use(responseHeaders);
  if (limits) app.use(limitRequests({ limits, trustedProxies }));
  app.use(refuseForeignPages(account ? Object.values(account.siteUrls) : []));
  app.use(limitBody());
  mountHealth(app, db);
  mountProbes(app, isReady);
  if (media) mountUpload(app, { db, live: catalogue }, media.storeOriginal);
  mountResources(app, { db, live: catalogue }, new Set(methodsByPath().keys()));
  if (media) app.route('/media', media.routes);
  if (previewSecret !== undefined) mountPreviews(app, { db, secret: previewSecret });
  const mounting: MountOptions = {
    handlers,
    services: {
      account: account ?? null,
      db,
      longTexts: new LongTexts(db),
      modificationDates: new ModificationDates(db),
      stemmer: new Stemmer(db),
      postcodes,
      gazetteer: new Gazetteer(postcodes),
      forms: forms?.forms ?? null,
      shop: shop?.shop ?? null,
    },
    trustedProxies,
  };
  if (shop) mountPaymentWebhook(app, shop.shop);
  if (shop?.standInPages) app.route(standInPath, shop.standInPages);
  mountPersonalCalls(app, mounting);
  app.use(showPreview({ secret: previewSecret, catalogues: new PreviewedCatalogues(db) }));
  app.use(revalidate(contract));
  app.use(encodeResponse(new ResponseCache(cachedBytes)));
  mountDocs(app, document);
  if (forms) mountOneClick(app, forms);
  mountCalls(app, mounting);
  refuseOtherMethods(app);
  return app;
}
