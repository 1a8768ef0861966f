import { send } from '@veralune/edge/testing';
import { expectSame, host, startEdgeOfStack } from '../src/edge-of-stack.ts';
import { expect, test } from '../src/test.ts';
import { frontDoorPort } from '../src/urls.ts';

/** One address of each kind of page in the sitemap of Belgium: the first of those with the same start. */
async function pagesOfEachKind(): Promise<readonly string[]> {
  const { body } = await send(frontDoorPort, '/sitemaps/1.xml', { host });
  const paths = [...body.toString().matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const kinds = new Map(paths.toReversed().map((path) => [path.split('/').slice(0, 3).join('/'), path]));
  return [...kinds.values()];
}

const encodings = ['identity', 'gzip', 'gzip, deflate, br, zstd'];

test('the pages of the sitemap are the same behind nginx', async () => {
  await using edge = await startEdgeOfStack();
  const paths = await pagesOfEachKind();
  expect(paths.length).toBeGreaterThan(30);
  // The first page in each encoding, and the others in one of them: no page has code of its own for an encoding.
  for (const [index, path] of paths.entries()) {
    for (const encoding of encodings.filter((_, turn) => index === 0 || index % encodings.length === turn)) {
      await expectSame(edge, path, { headers: { 'accept-encoding': encoding } }, encoding);
    }
  }
});
