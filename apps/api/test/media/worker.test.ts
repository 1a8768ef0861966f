import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createJobQueue } from '../../src/media/worker/job-queue.ts';
import { createPictureWorker, type PictureWorker } from '../../src/media/worker/picture-worker.ts';
import { bytesOf, drawPicture } from './support.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the queue', () => {
  it('runs one job at a time, interactive jobs first', async () => {
    const order: string[] = [];
    let running = 0;
    const queue = createJobQueue(async (name: string) => {
      running += 1;
      expect(running).toBe(1);
      await pause(1);
      order.push(name);
      running -= 1;
      if (name === 'b2') throw new Error('broken');
    });
    const jobs = [
      queue.add('b1', 'background'),
      queue.add('b2', 'background'),
      queue.add('w1', 'interactive'),
      queue.add('w2', 'interactive'),
    ];
    expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(order).toEqual(['b1', 'w1', 'w2', 'b2']);
  });
});

describe('the worker process', () => {
  let worker: PictureWorker;
  afterEach(() => {
    worker.close();
  });
  const variantOf = (original: Uint8Array<ArrayBuffer>, width = 40) =>
    worker.run<'variant'>(() => Promise.resolve({ kind: 'variant', original, width, format: 'webp' }), 'interactive');
  const variant = async (width?: number) => variantOf(await bytesOf(drawPicture(80, 80).png()), width);

  it('has low priority, is reused for every job, and exits when idle', async () => {
    worker = createPictureWorker({ idleMs: 300 });
    expect(worker.pid()).toBeUndefined();
    await variant();
    const pid = worker.pid() ?? 0;
    expect(getPriority(pid)).toBe(10);
    await variant(20);
    expect(worker.pid()).toBe(pid);
    while (isAlive(pid)) await pause(20);
    await variant();
    expect(worker.pid()).not.toBe(pid);
  });

  it('is replaced when it was killed; the running job fails', async () => {
    worker = createPictureWorker();
    await variant();
    const original = await bytesOf(drawPicture(80, 80).png());
    const pid = worker.pid() ?? 0;
    // It gets the job and cannot finish it.
    process.kill(pid, 'SIGSTOP');
    const job = variantOf(original);
    await pause(20);
    process.kill(pid, 'SIGKILL');
    await expect(job).rejects.toThrow('The picture process exited: SIGKILL');
    expect((await variant()).bytes.length).toBeGreaterThan(0);
  });

  it('is killed when a job takes too long', async () => {
    worker = createPictureWorker({ jobMs: 1 });
    await expect(variant()).rejects.toThrow('The picture process exited: SIGKILL');
  });

  it('reports why an original cannot be decoded', async () => {
    worker = createPictureWorker();
    const original = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const job = worker.run<'variant'>(
      () => Promise.resolve({ kind: 'variant', original, width: 9, format: 'png' }),
      'interactive',
    );
    await expect(job).rejects.toThrow('unsupported image format');
  });
});

describe('the process of the API', () => {
  const librariesOf = async (module: string): Promise<string> => {
    const path = new URL(`../../src/${module}`, import.meta.url).href;
    const code = `await import('${path}'); process.stdout.write(process.report.getReport().sharedObjects.join('\\n'))`;
    return (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])).stdout;
  };

  it.each(['app.ts', 'media/start-media.ts', 'media/upload/accept-upload.ts'])(
    '%s does not load sharp',
    async (module) => {
      expect(await librariesOf(module)).not.toMatch(/sharp|vips/);
    },
  );

  it('the check detects sharp in a module that loads it', async () => {
    expect(await librariesOf('media/worker/make-variant.ts')).toMatch(/vips/);
  });
});
