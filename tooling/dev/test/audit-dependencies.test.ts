import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../src/root.ts';
import { auditDependencies } from '../src/testing/audit-dependencies.ts';

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A registry that answers every question like this. */
async function registry(status: number, body: unknown): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function hole(severity: string) {
  const advisory = { id: 1, url: 'https://holes.example/1', title: 'A hole', severity, vulnerable_versions: '<999' };
  return { hono: [{ ...advisory, cwe: [], cvss: { score: 7, vectorString: null } }] };
}

describe('auditDependencies', () => {
  it.each(['high', 'critical'])('fails on a hole of severity %s, and names it with who needs it', async (severity) => {
    const { counts, lines } = await auditDependencies(root, await registry(200, hole(severity)));
    expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(lines.join('\n')).toMatch(
      new RegExp(`^${severity}: hono \\d.+: A hole \\(https://holes.example/1\\), by apps__api>`),
    );
  });

  it.each([
    ['no hole', {}],
    ['a hole of severity moderate', hole('moderate')],
  ])('passes with %s', async (_, body) => {
    expect((await auditDependencies(root, await registry(200, body))).counts).toMatchObject({ passed: 1, failed: 0 });
  });

  it.each([
    ['refuses the question', () => registry(405, {})],
    ['fails', () => registry(500, {})],
    ['answers something else', () => registry(200, 'hello')],
    ['can’t be reached', () => Promise.resolve('http://127.0.0.1:1/')],
  ])('says that nothing was audited if the registry %s', async (_, start) => {
    const { counts, lines } = await auditDependencies(root, await start());
    expect(counts).toMatchObject({ passed: 0, failed: 0, skipped: 1 });
    expect(lines.join()).toContain('The dependencies were not audited');
  });
});
