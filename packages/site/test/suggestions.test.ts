import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '../src/fragments/suggestions.ts';

const address = 'http://be.test/fragments/suggestions?locale=fr-be&text=zinc';
const madeId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const lines: string[] = [];
const requests: (readonly [address: string, requestId: string | null])[] = [];

/** An API that answers every call with a status and a body. */
function stubApi(status: number, body: unknown) {
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => {
    requests.push([new URL(to).pathname, new Headers(init.headers).get('x-request-id')]);
    return Promise.resolve(Response.json(body, { status }));
  });
}

function lastLine(): unknown {
  return JSON.parse(lines.at(-1) ?? 'null');
}

beforeEach(() => {
  lines.length = 0;
  requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a failed call for suggestions', () => {
  it('is logged with the id of the request, which the API gets too', async () => {
    stubApi(500, { error: { code: 'internal', message: 'broken' } });
    const answer = await GET(new Request(address, { headers: { 'x-request-id': 'from-the-balancer' } }));
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([502, 'from-the-balancer']);
    expect(requests).toEqual([['/search/suggest', 'from-the-balancer']]);
    expect(lastLine()).toEqual({
      level: 'error',
      message: 'suggest: broken',
      requestId: 'from-the-balancer',
      kind: 'http',
      status: 500,
    });
  });

  it.each([[{}], [{ 'x-request-id': '{"level":"info"}' }], [{ 'x-request-id': 'x'.repeat(65) }]])(
    'gets an id if the request has no valid one: %j',
    async (headers) => {
      stubApi(200, { total: 'many' });
      const answer = await GET(new Request(address, { headers: headers as HeadersInit }));
      expect(answer.headers.get('x-request-id')).toMatch(madeId);
      expect(lastLine()).toMatchObject({ kind: 'invalid', requestId: answer.headers.get('x-request-id') });
    },
  );
});

it.each(['', 'a', ' a ', 'x'.repeat(101)])('a text such as %j is refused without a call', async (text) => {
  stubApi(200, {});
  const answer = await GET(
    new Request(`http://be.test/fragments/suggestions?${new URLSearchParams({ locale: 'fr-be', text })}`),
  );
  expect([answer.status, requests, lines]).toEqual([400, [], []]);
});
