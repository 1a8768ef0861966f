import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

const answers: Readonly<Record<string, unknown>> = {
  '/url?shop_id=3': [
    { entity_type: 'product', lang: 'es', slug: 'micralba-zinc', page_type: null, parent_slug: null, id: 112 },
  ],
  '/redirection/index?shop_id=3': [
    { from: '/campana', to: '/producto/micralba-zinc', type: 302 },
    { from: '/broken', to: '//evil.example', type: 301 },
  ],
};

/**
 * Runs a catalogue API during the tests of a file: Spain has one product and two rules.
 * @returns a function for its address
 */
export function startCatalogue(): () => string {
  const server = createServer((request, response) => {
    response.end(JSON.stringify({ items: answers[request.url ?? ''] ?? [] }));
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
