/**
 * The text of a body, or null when it is longer than the limit. Stops reading at the limit and does not trust
 * `Content-Length`.
 * @param limit in bytes
 */
export async function readBody({ body }: Pick<Request, 'body'>, limit: number): Promise<string | null> {
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
