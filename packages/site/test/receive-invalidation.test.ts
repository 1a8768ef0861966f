import {
  maxBodyBytes,
  sign,
  signatureHeader,
  signatureWindowMs,
  type Invalidation,
} from '@veralune/api-client/invalidation';
import { describe, expect, it, vi } from 'vitest';
import { noInvalidation, type AppliedInvalidation } from '../src/revalidation/applied-invalidation.ts';
import { receiveInvalidation, type Receiver } from '../src/revalidation/receive-invalidation.ts';

const secret = 'a secret of at least thirty-two characters';
const now = 1_800_000_000_000;
const message: Invalidation = { market: 'be', version: 7, from: 6, tags: ['fr-be/product:12'], sentAt: now };

function setUp(applied: AppliedInvalidation = noInvalidation) {
  const apply = vi.fn<Receiver['apply']>(() => Promise.resolve());
  const receiver: Receiver = { market: 'be', secret, now: () => now, applied: { current: applied }, apply };
  return { receiver, apply };
}

interface Sent {
  readonly body?: string;
  readonly signed?: string;
  readonly secret?: string;
  readonly time?: number;
  readonly header?: string | null;
}

async function request(sent: Sent): Promise<Request> {
  const body = sent.body ?? JSON.stringify(message);
  const header =
    sent.header === undefined ? await sign(sent.secret ?? secret, sent.signed ?? body, sent.time ?? now) : sent.header;
  return new Request('http://site.test/fragments/revalidate', {
    method: 'POST',
    body,
    headers: header === null ? {} : { [signatureHeader]: header },
  });
}

async function send(receiver: Receiver, changed: Partial<Invalidation> = {}) {
  const sent = { ...message, ...changed };
  return receiveInvalidation(await request({ body: JSON.stringify(sent), time: sent.sentAt }), receiver);
}

const old = now - signatureWindowMs - 1;

describe('receiveInvalidation', () => {
  it('applies a message and returns the version of the site', async () => {
    const { receiver, apply } = setUp();
    expect(await send(receiver)).toMatchObject({ status: 200, receipt: { applied: true, version: 7 } });
    expect(apply).toHaveBeenCalledExactlyOnceWith(message);
  });

  it.each<[string, Sent, number]>([
    ['missing signature', { header: null }, 401],
    ['malformed signature', { header: 't=1' }, 401],
    ['forged signature', { secret: 'not the secret' }, 401],
    ['altered body', { signed: JSON.stringify({ ...message, tags: [] }) }, 401],
    ['old message', { body: JSON.stringify({ ...message, sentAt: old }), time: old }, 401],
    ['old message with a new time in its signature', { body: JSON.stringify({ ...message, sentAt: old }) }, 400],
    ['message of another market', { body: JSON.stringify({ ...message, market: 'ch' }) }, 403],
    ['oversized body', { body: JSON.stringify({ ...message, tags: ['x'.repeat(maxBodyBytes)] }) }, 413],
    ['oversized body of characters that take several bytes', { body: '€'.repeat(maxBodyBytes / 2) }, 413],
    ['too many tags', { body: JSON.stringify({ ...message, tags: Array.from({ length: 1_001 }, () => 'x') }) }, 400],
    ['body that is not JSON', { body: 'catalogue' }, 400],
    ['empty body', { body: '' }, 400],
  ])('rejects: %s', async (_, sent, status) => {
    const { receiver, apply } = setUp();
    expect(await receiveInvalidation(await request(sent), receiver)).toMatchObject({ status });
    expect(apply).not.toHaveBeenCalled();
    expect(receiver.applied.current).toBe(noInvalidation);
  });

  const applied: AppliedInvalidation = { version: 7, sentAt: now };

  it.each<[string, Partial<Invalidation>]>([
    ['replayed message', {}],
    ['repeated version, sent later', { sentAt: now + 1 }],
    ['older version', { version: 6, from: 5, sentAt: now + 1 }],
    ['replayed restoration of an older catalogue', { version: 3, from: 0 }],
    ['replayed start', { version: 0, from: 0 }],
  ])('changes nothing: %s', async (_, changed) => {
    const { receiver, apply } = setUp(applied);
    expect(await send(receiver, changed)).toMatchObject({ status: 200, receipt: { applied: false, version: 7 } });
    expect(apply).not.toHaveBeenCalled();
    expect(receiver.applied.current).toBe(applied);
  });

  it.each<[string, Partial<Invalidation>, AppliedInvalidation]>([
    ['the next version', { version: 8, sentAt: now + 1 }, { version: 8, sentAt: now + 1 }],
    [
      'a later version from a sender whose clock is behind',
      { version: 9, sentAt: now - 1_000 },
      { version: 9, sentAt: now },
    ],
    ['a catalogue that was restored', { version: 3, from: 0, sentAt: now + 1 }, { version: 3, sentAt: now + 1 }],
    ['the start of this server', { version: 0, from: 0, sentAt: now + 1 }, { version: 7, sentAt: now + 1 }],
  ])('applies: %s', async (_, changed, after) => {
    const { receiver, apply } = setUp(applied);
    expect(await send(receiver, changed)).toMatchObject({
      status: 200,
      receipt: { applied: true, version: after.version },
    });
    expect(apply).toHaveBeenCalledTimes(1);
    expect(receiver.applied.current).toEqual(after);
  });

  it('applies a message again when applying it failed', async () => {
    const { receiver, apply } = setUp();
    apply.mockRejectedValueOnce(new Error('no cache'));
    await expect(send(receiver)).rejects.toThrow('no cache');
    expect(await send(receiver)).toMatchObject({ receipt: { applied: true } });
  });
});
