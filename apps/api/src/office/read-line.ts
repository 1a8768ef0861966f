import type { Socket } from 'node:net';

/** Reads up to the first line break. Null where the line does not end, or has more than `most` characters. */
export async function readLine(socket: Socket, most = Infinity): Promise<string | null> {
  socket.setEncoding('utf8');
  let text = '';
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    text += part;
    const end = text.indexOf('\n');
    if (end >= 0 && end <= most) return text.slice(0, end);
    if (text.length > most) return null;
  }
  return null;
}
