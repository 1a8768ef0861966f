import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { expect, it, onTestFinished } from 'vitest';
import { setRequestTimeouts } from '../src/catalogue/request-timeouts.ts';

it('cancels a request to a server that accepts connections but never responds, without an AbortSignal', async () => {
  const before = getGlobalDispatcher();
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    setGlobalDispatcher(before);
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  setRequestTimeouts();
  const answer = fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`);
  await expect(answer).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_TIMEOUT' } });
}, 20_000);
