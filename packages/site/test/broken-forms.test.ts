import { createServer, request as startRequest, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasBrokenForm, watchForm } from '../src/serving/broken-forms.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    watchForm(request);
    void buffer(request).then((body) => response.end(`${hasBrokenForm(request)} ${body.length}`));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function post(type: string, chunks: readonly string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const asked = startRequest({ host: '127.0.0.1', port, method: 'POST', headers: { 'content-type': type } });
  for (const chunk of chunks) asked.write(chunk);
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return (await buffer(response)).toString();
}

const form = 'multipart/form-data; boundary=x';

it.each<[what: string, type: string, chunks: string[], isBroken: boolean]>([
  ['a complete form', form, ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n'], false],
  ['one whose end is split', form, ['--x\r\n\r\n1\r\n-', '-x', '-', '-'], false],
  ['one with a quoted boundary', 'Multipart/Form-Data; boundary="x y"', ['--x y--'], false],
  ['one that ends early', form, ['--x\r\n\r\n1\r\n--x'], true],
  ['an empty one', form, [], true],
  ['one without a boundary', 'multipart/form-data', ['--x--'], true],
  ['something else', 'application/json', ['{}'], false],
])('%s', async (_, type, chunks, isBroken) => {
  expect(await post(type, chunks)).toBe(`${isBroken} ${chunks.join('').length}`);
});
