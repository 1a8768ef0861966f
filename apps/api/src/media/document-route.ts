import { errorResponse, notFound } from '../http/http-error.ts';
import type { Document, Documents } from './document.ts';
import { documentType } from './formats.ts';
import { cachingOf, commonHeaders, matches } from './media-headers.ts';
import { originalKey } from './storage/keys.ts';
import type { MediaStorage } from './storage/storage.ts';

interface RequestedDocument {
  readonly document: Document;
  /** Whether the URL contains the current version. */
  readonly isVersioned: boolean;
}

/** `<key>[.<version>].pdf`. Against path traversal: the key is only looked up in the published documents. */
const documentPath = /^([a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{10}))?\.pdf$/;

export function parseDocumentPath(documents: Documents, path: string): RequestedDocument | null {
  const [, key = '', version] = documentPath.exec(path) ?? [];
  const document = documents.get(key);
  return document === undefined ? null : { document, isVersioned: version === document.version };
}

/** The file name for a visitor who saves the document: `micralba-zinc-leaflet-fr.pdf`. */
function fileName({ key }: Document): string {
  return `${key.slice(key.indexOf('/') + 1)}.pdf`;
}

/** Answers a request for a published document. The browser shows it instead of saving it. */
export async function answerDocument(
  storage: Pick<MediaStorage, 'read'>,
  request: Request,
  { document, isVersioned }: RequestedDocument,
): Promise<Response> {
  const etag = `"${document.version}-pdf"`;
  const headers = { ...commonHeaders, 'cache-control': cachingOf(isVersioned), etag };
  if (matches(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });
  const bytes = await storage.read(originalKey(document.original));
  if (bytes === null) return errorResponse(notFound('The file of this document is missing.'));
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...headers,
      'content-type': documentType,
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${fileName(document)}"`,
      'x-content-type-options': 'nosniff',
    },
  });
}
