import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadSheet, withStyles } from '../src/serving/inline-styles.ts';

const css = '.a{color:red}';
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const html = `<html><head><meta charSet="utf-8"/>${link}</head><body>ünïcödé €<p>“x”</p></body></html>`;
const inlined = html.replace(link, `<style>${css}</style>${link.replace('/>', ' media="not all" disabled=""/>')}`);

describe('withStyles', () => {
  it('inlines a sheet before its link, which is disabled', () => {
    expect(withStyles(html, () => css)).toBe(inlined);
  });

  it('does not change the link of a sheet that cannot be read', () => {
    expect(withStyles(html, () => null)).toBe(html);
  });

  it('does not interpret `$&` in a sheet', () => {
    expect(withStyles(link, () => ".a{content:'$&'}")).toContain("content:'$&'");
  });
});

describe('createReadSheet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  const chunks = join(folder, 'static/chunks');
  beforeAll(() => {
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, 'a.css'), css);
    writeFileSync(join(chunks, 'b.css'), '.b::after{content:"</style>"}');
    writeFileSync(join(folder, 'secret.css'), css);
    writeFileSync(
      join(chunks, 'fonts.css'),
      'a{src:url(../media/x.woff2)}b{src:url("../media/y.woff2?v=1")}c{src:url(/z.svg)}d{src:url(data:image/svg+xml,x)}e{fill:url(#f)}',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['/_next/static/chunks/a.css', css],
    ['/_next/static/chunks/a.css?dpl=1', css],
    ['/_next/static/chunks/b.css', null],
    [
      '/_next/static/chunks/fonts.css',
      'a{src:url(/_next/static/media/x.woff2)}b{src:url("/_next/static/media/y.woff2?v=1")}c{src:url(/z.svg)}d{src:url(data:image/svg+xml,x)}e{fill:url(#f)}',
    ],
    ['/_next/static/chunks/none.css', null],
    ['/_next/static/../secret.css', null],
    ['https://other.example/_next/static/chunks/a.css', null],
  ])('%s', (address, expected) => {
    const read = createReadSheet(folder);
    expect([read(address), read(address)]).toEqual([expected, expected]);
  });
});
