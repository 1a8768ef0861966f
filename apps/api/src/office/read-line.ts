import type { Socket } from 'node:net';

/** Reads up to the first line break. Null if the stream ends before, or the line has more than `maxLength` characters. */
export async function readLine(socket: Socket, maxLength = Infinity): Promise<string | null> {
  socket.setEncoding('utf8');
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    text += part;
    const end = text.indexOf('\n');
    if (end >= 0 && end <= maxLength) return text.slice(0, end);
    if (text.length > maxLength) return null;
  }
  return null;
}
