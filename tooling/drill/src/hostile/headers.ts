import { foreignHost } from './paths.ts';
import type { Random } from './random.ts';

/** Headers that a client can forge, each with values. They must not change who is believed to ask, or where links lead. */
const forged: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['X-Forwarded-Host', [foreignHost, `be.localhost, ${foreignHost}`, `${foreignHost}:99999`, '', '[::1', 'a b']],
  ['X-Forwarded-Proto', ['javascript', 'https', 'https, http', '//', 'data:text/html,x']],
  ['X-Forwarded-For', ['127.0.0.1', '::1', 'unknown', "1.2.3.4' or 1=1", '1.2.3.4, '.repeat(200), '999.1.1.1']],
  ['X-Forwarded-Port', ['0', '-1', 'x']],
  ['Forwarded', [`host=${foreignHost};proto=https;for=127.0.0.1`]],
  ['X-Original-URL', ['/admin', `//${foreignHost}/`]],
  ['X-Rewrite-URL', ['/admin']],
  ['X-HTTP-Method-Override', ['DELETE', 'TRACE']],
  ['X-Real-IP', ['127.0.0.1']],
  ['X-Host', [foreignHost]],
  ['X-Request-Id', ['a'.repeat(5_000), 'x"y', '../../x', '{"level":"error"}']],
  ['X-Veralune-Own', ['1', '00000000-0000-4000-8000-000000000000']],
  ['X-Veralune-Signature', ['t=1,v1=00', 't=,v1=', '='.repeat(900)]],
  ['X-Middleware-Subrequest', ['middleware', 'proxy:proxy:proxy:proxy:proxy', 'src/middleware:src/middleware']],
  ['X-Middleware-Rewrite', [`https://${foreignHost}/`]],
  ['X-Middleware-Prefetch', ['1']],
  ['X-Invoke-Path', ['/admin']],
  ['X-Invoke-Status', ['500']],
  ['X-Matched-Path', ['/fr-be/error/500']],
  ['X-Now-Route-Matches', ['1=x']],
  ['X-Nextjs-Data', ['1']],
  ['X-Prerender-Revalidate', ['x'.repeat(64)]],
  ['Next-Action', ['x', '0'.repeat(40), '7f'.repeat(21), '__proto__', 'constructor']],
  ['RSC', ['1']],
  ['Next-Router-State-Tree', ['%', '[]', '%5B%22__proto__%22%5D', encodeURIComponent('[["",{},null,null,true]]')]],
  ['Next-Router-Prefetch', ['1', '2']],
  ['Next-Router-Segment-Prefetch', ['/_tree', '/../../x', '/__proto__']],
  ['Next-Url', [`//${foreignHost}`, '/fr']],
  ['Content-Security-Policy', ["script-src 'nonce-evil'"]],
  [
    'Cookie',
    [
      '__proto__=1; constructor=2',
      'locale=__proto__',
      `locale=${'x'.repeat(3_000)}`,
      'jwt_token=x; cart=y',
      '=;=;;',
      'a'.repeat(9_000),
    ],
  ],
  ['Authorization', ['Bearer vlt_x', 'Basic AAAA', 'Bearer', `Bearer ${'a'.repeat(5_000)}`]],
  ['Accept-Language', ['*', '-'.repeat(900), 'fr;q=NaN, __proto__', 'nl-be,'.repeat(500)]],
  ['Accept-Encoding', ['*;q=0', 'br;q=9, gzip', 'identity;q=0', ','.repeat(500)]],
  ['Accept', ['*/*;q=x', 'image/'.repeat(200)]],
  ['If-None-Match', ['"', 'W/"x", '.repeat(300), '*']],
  ['If-Modified-Since', ['never', 'Thu, 99 Foo 2099 00:00:00 GMT']],
  ['If-Match', ['"-1"', '"9999999999999999999"', '*']],
  ['Range', ['bytes=0-0,1-1,2-2', 'bytes=-99999999999', 'bytes=9-1', `bytes=${'0-,'.repeat(400)}`]],
  ['Origin', [`https://${foreignHost}`, 'null']],
  ['Referer', [`https://${foreignHost}/`, 'x'.repeat(4_000)]],
  ['Sec-Fetch-Site', ['cross-site', 'none']],
  ['Sec-Fetch-Dest', ['empty', 'x']],
  ['Idempotency-Key', ['x', '0'.repeat(500)]],
  ['Upgrade', ['websocket', 'h2c']],
  ['Expect', ['100-continue', 'something']],
  ['TE', ['trailers, deflate']],
  ['Connection', ['X-Forwarded-For, Host', 'upgrade', 'keep-alive, __proto__']],
  ['__proto__', ['1']],
  ['constructor', ['1']],
];

/** Up to four lines of headers. */
export function hostileHeaders(random: Random): readonly string[] {
  return Array.from({ length: 1 + random.below(4) }, () => {
    const [name, values] = random.pick(forged);
    return `${name}: ${random.pick(values)}`;
  });
}
