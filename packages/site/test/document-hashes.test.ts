import { hash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { hashesOf, isOwnScript } from '../src/serving/document-hashes.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

function sha(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

describe('isOwnScript', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,[{"values":{}},"$k1","a",1]])',
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    'requestAnimationFrame(function(){$RT=performance.now()});',
  ])('allows %s', (text) => {
    expect(isOwnScript(text)).toBe(true);
  });

  it.each([
    'alert(1)',
    'self.__next_f.push([0]);alert(1)',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1);self.__next_f.push([2,1])',
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])',
    'self.__next_f.push([0]);alert(1);self.__next_f.push([0])',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([0],alert(1))',
    'self.__next_f.push([`${alert(1)}`])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});alert(1);',
    'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
    ' self.__next_f.push([0])',
  ])('does not allow %s', (text) => {
    expect(isOwnScript(text)).toBe(false);
  });
});

describe('hashesOf', () => {
  it('lists own inline scripts and style sheets, and no files or data', () => {
    const own = 'self.__next_f.push([1,"é"])';
    const html = `<style>a{}</style><script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>
      <script id="_R_">${own}</script><style media="print">b{}</style>`;
    expect(hashesOf(html)).toEqual({ scripts: [sha(own)], styles: [sha('a{}'), sha('b{}')] });
  });

  it('does not allow other scripts, and says so once', () => {
    expect(hashesOf('<p><SCRIPT>alert(1)</SCRIPT><script>alert(2)</script>')).toEqual({ scripts: [], styles: [] });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
