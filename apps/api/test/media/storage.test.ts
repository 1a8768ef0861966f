import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/media/storage/open-storage.ts';
import type { MediaStorage } from '../../src/media/storage/storage.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

interface Opened {
  readonly storage: MediaStorage;
  readonly close: () => Promise<void> | void;
}

async function inFolder(folder: string): Promise<Opened> {
  return {
    storage: await openStorage({ kind: 'folder', path: join(folder, 'files') }),
    close: () => undefined,
  };
}

async function inBucket(folder: string): Promise<Opened> {
  const port = await freePort();
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  await server.run();
  const storage = await openStorage({
    kind: 's3',
    endpoint: `http://127.0.0.1:${String(port)}`,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  return { storage, close: () => server.close() };
}

describe.each([
  ['a folder', inFolder],
  ['an S3 bucket', inBucket],
])('pictures in %s', (_, open) => {
  let folder: string;
  let opened: Opened;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-storage-'));
    opened = await open(folder);
  });
  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const bytes = Uint8Array.from({ length: 70_000 }, (_value, index) => (index * 7) % 256);

  it('is empty at first', async () => {
    expect(await opened.storage.read('originals/none.webp')).toBeNull();
    expect(await opened.storage.has('originals/none.webp')).toBe(false);
    expect([...(await opened.storage.keys('originals/'))]).toEqual([]);
  });

  it('reads, lists and removes files', async () => {
    const { storage } = opened;
    await storage.write('originals/one.webp', bytes, 'image/webp');
    await storage.write('variants/ab/abcd/320.avif', bytes.subarray(0, 10), 'image/avif');
    expect(await storage.read('originals/one.webp')).toEqual(bytes);
    expect(await storage.has('originals/one.webp')).toBe(true);
    expect([...(await storage.keys('originals/'))]).toEqual(['originals/one.webp']);
    expect([...(await storage.keys('variants/'))]).toEqual(['variants/ab/abcd/320.avif']);
    await storage.remove('originals/one.webp');
    expect(await storage.read('originals/one.webp')).toBeNull();
  });

  it.each(['../outside.webp', 'originals/../../outside.webp'])('refuses the key %s', async (name) => {
    await expect(opened.storage.write(name, bytes, 'image/webp')).rejects.toThrow();
    expect(readdirSync(join(folder, '..'))).not.toContain('outside.webp');
  });
});

it('rejects when the storage does not answer', async () => {
  const unavailable = await openStorage({
    kind: 's3',
    endpoint: 'http://127.0.0.1:9',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  });
  await expect(unavailable.read('originals/one.webp')).rejects.toThrow();
});

it('writes to a folder atomically', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-storage-'));
  const { storage } = await inFolder(folder);
  const large = new Uint8Array(4_000_000).fill(7);
  const seen = new Set<number>();
  let isWriting = true;
  const reading = (async () => {
    while (isWriting) seen.add((await storage.read('originals/large.png'))?.length ?? 0);
  })();
  for (let round = 0; round < 5; round += 1) await storage.write('originals/large.png', large, 'image/png');
  isWriting = false;
  await reading;
  seen.add(large.length);
  expect([...seen].sort((a, b) => a - b).filter((length) => length > 0)).toEqual([large.length]);
  rmSync(folder, { recursive: true, force: true });
});
