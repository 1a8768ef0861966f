import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { limitWaiting } from '../src/catalogue/limit-waiting.ts';

it('gives a server up that accepts requests and never answers, without a signal from the caller', async () => {
  const before = getGlobalDispatcher();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    setGlobalDispatcher(before);
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  limitWaiting();
  const answer = fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
  await expect(answer).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
}, 20_000);
