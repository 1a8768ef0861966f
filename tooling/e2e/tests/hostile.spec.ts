import { attack } from '@veralune/drill/hostile/attack';
import { defaultPortBase } from '@veralune/dev/ports';
import { markets } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { frontDoorPort } from '../src/urls.ts';

/** A part of what `tooling/drill` sends. */
const count = 3_000;

test('hostile requests cause no failure, no hang and no redirect to another site', async () => {
  test.setTimeout(240_000);
  const servers = [
    { name: 'front door', port: frontDoorPort },
    { name: 'app', port: frontDoorPort + markets.be.localPort - defaultPortBase },
    { name: 'API', port: frontDoorPort + 1_000, isApi: true },
  ];
  const { sent, problems } = await attack({ servers, count, seconds: 150, seed: 7 });
  expect(Object.fromEntries(problems)).toEqual({});
  expect(sent).toBe(count);
});
