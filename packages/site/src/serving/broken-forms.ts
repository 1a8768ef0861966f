import type { IncomingMessage } from 'node:http';

const broken = new WeakSet<IncomingMessage>();

/** The end of a multipart body; undefined for other bodies, null for one that can't end. */
function endOf(contentType: string | undefined): Buffer | null | undefined {
  if (!contentType?.toLowerCase().startsWith('multipart/form-data')) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  return boundary === undefined ? null : Buffer.from(`--${boundary}--`, 'latin1');
}

/**
 * Watches whether the form in a request is complete, without reading it: Node pushes the chunks of a body into the request. Next
 * answers 500 to one that ends early.
 */
export function watchForm(request: IncomingMessage): void {
  const end = endOf(request.headers['content-type']);
  if (end === undefined || request.method !== 'POST') return;
  if (end === null) broken.add(request);
  else {
    let last = Buffer.alloc(0);
    const push = request.push.bind(request);
    request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
      // A line break can follow.
      if (chunk !== null) last = Buffer.concat([last, chunk]).subarray(-end.length - 2);
      else if (!last.includes(end)) broken.add(request);
      return push(chunk, encoding);
    };
  }
}

/** Whether the body of a request was no complete form. */
export function hasBrokenForm(request: IncomingMessage): boolean {
  return broken.has(request);
}
