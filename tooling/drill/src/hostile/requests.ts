import { hostileHeaders } from './headers.ts';
import { foreignHost, hostilePath } from './paths.ts';
import type { Random } from './random.ts';

export const attacks = ['path', 'headers', 'host', 'method', 'smuggling', 'body', 'huge', 'bytes', 'slow'] as const;
export type Attack = (typeof attacks)[number];

export interface HostileRequest {
  readonly attack: Attack;
  /** Sent one after another, with a pause in between for a slow request. */
  readonly parts: readonly string[];
  /** More answers than this mean that a hidden request was answered. */
  readonly mostAnswers: number;
}

const own = 'be.localhost';
const writtenPaths = [
  '/api/contact?shop_id=1&lang=fr',
  '/api/newsletter?shop_id=1&lang=fr',
  '/api/cart/lines?shop_id=1&lang=fr',
  '/api/login?shop_id=1&lang=fr',
  '/api/payment/webhook',
  '/api/search?shop_id=1&lang=fr',
  '/fragments/revalidate',
  '/fragments/consent',
  '/fr/contact',
  '/fr',
];

/** An address of its own, so that the limits of other visitors are not used up. */
const visitor = 'X-Forwarded-For: 198.51.100.66';

interface Text {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

function text({ method = 'GET', path = '/fr', headers = [], body = '' }: Text): string {
  const host = headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${own}`];
  return [`${method} ${path} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', body].join('\r\n');
}

function one(attack: Attack, ...parts: readonly string[]): HostileRequest {
  return { attack, parts, mostAnswers: 1 };
}

/** A request that is hidden in the body of another one. */
const hidden = `GET /fr?smuggled HTTP/1.1\r\nHost: ${foreignHost}\r\n\r\n`;

/** Pairs of headers about which two servers can disagree where the request ends. */
const ambiguous: readonly (readonly string[])[] = [
  ['Content-Length: 6', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 0'],
  ['Content-Length: 0', 'Content-Length: 60'],
  ['Content-Length: 0, 60'],
  ['Content-Length: +60'],
  ['Content-Length: 0x3c'],
  ['Content-Length: -1'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length : 0'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: identity, chunked, identity'],
  ['Transfer-Encoding:\tchunked\x0b'],
  ['Transfer-Encoding: chunked\n X: y'],
  ['X: y\nTransfer-Encoding: chunked'],
  [' Transfer-Encoding: chunked'],
  ['Transfer-Encoding: "chunked"'],
];

function smuggling(random: Random): HostileRequest {
  const chunked = random.pick([
    '0\r\n\r\n',
    '0;x=\r\n\r\n',
    'fffffffffffffffff\r\n',
    '-1\r\n',
    '5\nabcde\n0\n\n',
    '0\r\nHost: x\r\n\r\n',
  ]);
  const lines = [visitor, ...random.pick(ambiguous)];
  const head = text({ method: random.pick(['POST', 'GET', 'PUT']), path: random.pick(writtenPaths), headers: lines });
  // Some ask for the connection to stay open, so that a hidden request could be answered.
  const kept = random.below(2) === 0 ? head.replace('Connection: close\r\n', '') : head;
  // nginx accepts a line feed without a carriage return (RFC 9112 §2.2). Then these are two requests, and nothing is hidden.
  const mostAnswers = lines.some((line) => line.includes('\n')) ? 2 : 1;
  return { attack: 'smuggling', parts: [kept + chunked + hidden], mostAnswers };
}

function nested(random: Random): string {
  const depth = random.pick([10, 1_000, 20_000]);
  const [open, end] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ]);
  return `${open.repeat(depth)}1${end.repeat(depth)}`;
}

function bodyText(random: Random): string {
  const bodies = [
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
    '{"email":{"$gt":""},"password":["a"]}',
    '{"email":"a@b.c\\r\\nBcc: x@evil.example","message":"\\u0000"}',
    '{"product":1e400,"quantity":-1,"size":"__proto__"}',
    '{"product":9007199254740993,"quantity":0.1}',
    '{"a":1,"a":2,',
    'null',
    '[]',
    '"',
    '\u00ff\u00fe',
    '__proto__[x]=1&constructor=2',
    '1_$ACTION_ID=x&$ACTION_REF_1=&$ACTION_1:0={"id":"x","bound":"$@1"}&$ACTION_1:1=["$F1","$Q1","$__proto__"]',
    '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_7f00"\r\n\r\n\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="../../x"\r\n\r\nx\r\n--x',
    nested(random),
    random.text(2_000),
  ];
  return random.pick(bodies);
}

function bodied(random: Random): HostileRequest {
  const body = bodyText(random);
  const types = [
    'application/json',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain;charset=UTF-8',
    'application/xml',
    '__proto__',
  ];
  const headers = [
    `Content-Type: ${random.pick(types)}`,
    `Content-Length: ${body.length}`,
    visitor,
    ...(random.below(3) === 0 ? ['Content-Encoding: gzip'] : []),
    ...(random.below(3) === 0 ? [`Next-Action: ${random.pick(['x', '7f'.repeat(21)])}`] : []),
  ];
  return one(
    'body',
    text({ method: random.pick(['POST', 'PUT', 'PATCH', 'DELETE']), path: random.pick(writtenPaths), headers, body }),
  );
}

function huge(random: Random): HostileRequest {
  const kind = random.below(5);
  const filler = 'a'.repeat(64 * 1_024);
  if (kind === 0) return one('huge', text({ path: `/${filler}` }));
  if (kind === 1) return one('huge', text({ headers: [`X-Filler: ${filler}`] }));
  if (kind === 2) return one('huge', text({ headers: Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`) }));
  if (kind === 3) return one('huge', text({ headers: [`Cookie: ${'a=b; '.repeat(4_000)}`] }));
  const headers = ['Content-Type: application/json', 'Content-Length: 30000000'];
  return one(
    'huge',
    text({ method: 'POST', path: random.pick(writtenPaths), headers }),
    filler,
    filler,
    filler,
    filler,
  );
}

function slow(random: Random): HostileRequest {
  const begun = text({ headers: ['X-Slow: 1'] }).slice(0, -4);
  const body = text({
    method: 'POST',
    path: random.pick(writtenPaths),
    headers: ['Content-Type: application/json', 'Content-Length: 500'],
  });
  const parts = random.pick([
    [''],
    ['G', 'E', 'T'],
    [begun, '\r\nX-More: 1', '\r\nX-More: 1', '\r\nX-More: 1'],
    [body, '{', '"', 'a'],
    [body.replace('Content-Length: 500', 'Transfer-Encoding: chunked'), '5\r\nab', 'c'],
  ]);
  return { attack: 'slow', parts, mostAnswers: 1 };
}

const hosts = [
  foreignHost,
  `be.localhost@${foreignHost}`,
  `be.localhost:80@${foreignHost}`,
  '',
  ' ',
  '../x',
  'a'.repeat(300),
  '__proto__',
  '127.0.0.1',
  '[::1]',
  'be.localhost:99999',
  'be.localhost#x',
  `be.localhost\r\nHost: ${foreignHost}`,
];
const targets = [
  `http://${foreignHost}/`,
  `https://${foreignHost}/fr`,
  '*',
  `${foreignHost}:443`,
  'fr',
  '',
  '?x',
  'http:///',
  'file:///etc/passwd',
];
const methods = [
  'TRACE',
  'TRACK',
  'CONNECT',
  'PROPFIND',
  'DEBUG',
  'PURGE',
  'OPTIONS',
  'HEAD',
  'DELETE',
  'get',
  'G E T',
  'GET'.repeat(50),
  '__proto__',
  '{}',
];
const noHttp = [
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET /\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  '\r\n\r\n\r\n',
  '\0\0\0\0',
  'HELO x\r\n',
];

/** A request of one attack. */
export function hostileRequest(attack: Attack, random: Random): HostileRequest {
  switch (attack) {
    case 'path':
      return one(attack, text({ path: hostilePath(random) }));
    case 'headers':
      return one(
        attack,
        text({
          path: random.pick(['/', '/fr', '/fr/produits', '/api/homepage?shop_id=1&lang=fr', '/fr/x']),
          headers: hostileHeaders(random),
        }),
      );
    case 'host':
      return random.below(2) === 0
        ? one(
            attack,
            text({ path: random.pick(['/', '/fr/', '//fr', '/FR/Marques']), headers: [`Host: ${random.pick(hosts)}`] }),
          )
        : one(attack, text({ path: random.pick(targets) }));
    case 'method':
      return one(
        attack,
        text({
          method: random.pick(methods),
          path: random.pick(['/', '/fr', '/api/product?shop_id=1&lang=fr', '/fragments/version', '/_next/static/x']),
        }),
      );
    case 'smuggling':
      return smuggling(random);
    case 'body':
      return bodied(random);
    case 'huge':
      return huge(random);
    case 'bytes':
      return one(attack, random.below(2) === 0 ? random.pick(noHttp) : `${random.text(200)}\r\n\r\n`);
    case 'slow':
      return slow(random);
  }
}
