/**
 * The text of a body, or null where it is longer than allowed. Stops reading at the limit, whatever length the request
 * announces.
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
