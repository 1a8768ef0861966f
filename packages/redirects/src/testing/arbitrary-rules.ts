import fc from 'fast-check';
import { parseRule, type RedirectRule } from '../rule.ts';

/** Only a few words, so that rules interact: chains, loops, prefixes within prefixes. */
const segment = fc.constantFrom('a', 'b', 'c', 'c', 'ñ');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
const query = fc.constantFrom('', '', '', '?x=1', '?x=2', '?x=1&y=1');

const exact = fc.record({
  from: fc.oneof(
    { weight: 3, arbitrary: path },
    { weight: 1, arbitrary: fc.tuple(path, query).map(([p, q]) => p + q) },
  ),
  to: fc.oneof(
    { weight: 4, arbitrary: path },
    { weight: 1, arbitrary: fc.tuple(path, fc.constantFrom('?', '?x=1', '?z=3')).map(([p, q]) => p + q) },
  ),
});
const prefix = fc.record({
  from: path.map((p) => `${p}/*`),
  to: fc.oneof(
    path,
    path.map((p) => `${p}/*`),
  ),
});
const pattern = fc.constantFrom(
  { from: '/*/b', to: '/c' },
  { from: '/*/b', to: '/*/c' },
  { from: '/a/*/c', to: '/b/*' },
  { from: '/b/*/*', to: '/c/*/*' },
  { from: '/c*', to: '/a' },
);
const host = fc
  .tuple(fc.constantFrom('//old.example', 'https://old.example'), fc.oneof(exact, prefix))
  .map(([origin, { from, to }]) => ({ from: origin + from, to }));
const replacement = fc.constant({ from: 'replace:bbb', to: 'with:' });

const cells = fc.oneof(
  { weight: 6, arbitrary: exact },
  { weight: 2, arbitrary: prefix },
  { weight: 1, arbitrary: pattern },
  { weight: 1, arbitrary: host },
  { weight: 1, arbitrary: replacement },
);

const written = fc.tuple(cells, fc.constantFrom('', '', '', '302'));

/** Up to 12 valid rules, in the order of a file. */
export const arbitraryRules = fc
  .array(written, { maxLength: 12 })
  .map((rows) =>
    rows
      .map(([cell, code], index) => parseRule({ ...cell, code }, index + 2))
      .filter((parsed): parsed is RedirectRule => parsed.kind === 'rule'),
  );

/** Other spellings of a path, as visitors and old links write them. */
const respelled = fc
  .tuple(
    path,
    fc.constantFrom('', '', '/'),
    fc.constantFrom<(text: string) => string>(
      (text) => text,
      encodeURI,
      (text) => text.toUpperCase(),
      (text) => text.replaceAll('/', '//'),
      (text) => text.replaceAll('b', '%62'),
      (text) => text.replace(/.$/u, (last) => last.toUpperCase()),
      (text) => encodeURI(text.normalize('NFD')).toLowerCase(),
    ),
  )
  .map(([text, end, respell]) => respell(text) + end);

/** An address that such rules can match. */
export const arbitraryAddress = fc
  .tuple(
    fc.constantFrom('https://be.veralune.example', 'https://be.veralune.example', 'https://old.example'),
    fc.oneof(path, respelled),
    fc.constantFrom('', '', '-bbb', '/bbb'),
    query,
  )
  .map((parts) => parts.join(''));
