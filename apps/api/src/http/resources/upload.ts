import type { Hono } from 'hono';
import { acceptUpload } from '../../media/upload/accept-upload.ts';
import type { StoreOriginal } from '../../media/upload/store-original.ts';
import { createResource } from '../../store/write-resource.ts';
import { HttpError } from '../http-error.ts';
import type { ApiEnv } from '../api-env.ts';
import { revisionTag } from './if-match.ts';
import type { ResourceServices } from './input.ts';
import { privateHeaders } from './private-headers.ts';
import { recordOf } from './record.ts';
import { refusalError } from './refusal.ts';
import { requireAuthor } from './require-author.ts';

function isForm(contentType: string | undefined): boolean {
  return (contentType ?? '').toLowerCase().startsWith('multipart/form-data');
}

/** Adds the route for uploads: a form with a picture or a document, posted to `/media`. Requests with JSON go to the next handler. */
export function mountUpload(app: Hono<ApiEnv>, { db, live }: ResourceServices, storeOriginal: StoreOriginal): void {
  app.post('/media', async (context, next) => {
    if (!isForm(context.req.header('content-type'))) {
      await next();
      return undefined;
    }
    const author = await requireAuthor(context, db);
    const upload = await acceptUpload(context.req.raw, storeOriginal);
    if (upload instanceof HttpError) throw upload;
    const { key, body } = upload;
    const always = { status: 'published', publishFrom: null, publishTo: null } as const;
    const written = await createResource(db, author, { kind: 'media', id: undefined, key, ...always, body });
    if (!written.ok || written.row === null) {
      throw refusalError(written.ok ? { kind: 'missing' } : written.refusal, `media ${key}`);
    }
    await live.refresh();
    const record = recordOf(written.row);
    const headers = { ...privateHeaders, etag: revisionTag(record.revision), location: `/media/${String(record.id)}` };
    return Response.json(record, { status: 201, headers });
  });
}
