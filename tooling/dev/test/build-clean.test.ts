import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildClean } from '../src/build-clean.ts';

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'build-clean-'));
}

function pagesOf(folder: string) {
  return readdirSync(join(folder, '.next/server')).toSorted();
}

function write(folder: string, page: string) {
  return writeFileSync(join(folder, '.next/server', page), page);
}

/** Lays a build over what is there, as turbo does. */
function layBuild(id: string, folders: readonly string[]) {
  return vi.fn(async () => {
    for (const folder of folders) {
      mkdirSync(join(folder, '.next/server'), { recursive: true });
      writeFileSync(join(folder, '.next/BUILD_ID'), id);
      write(folder, 'home.html');
    }
  });
}

describe('buildClean', () => {
  it('builds once where there was nothing', async () => {
    const folders = [newFolder(), newFolder()];
    const build = layBuild('a', folders);
    await buildClean(folders, build);
    expect(build).toHaveBeenCalledOnce();
    expect(folders.map(pagesOf)).toEqual([['home.html'], ['home.html']]);
  });

  it('keeps the pages that the same build has written since', async () => {
    const folder = newFolder();
    await layBuild('a', [folder])();
    write(folder, 'products.html');
    const build = layBuild('a', [folder]);
    await buildClean([folder], build);
    expect(build).toHaveBeenCalledOnce();
    expect(pagesOf(folder)).toEqual(['home.html', 'products.html']);
  });

  it('leaves no page of another build, and lays the new one down whole', async () => {
    const folder = newFolder();
    await layBuild('a', [folder])();
    write(folder, 'products.html');
    const build = layBuild('b', [folder]);
    await buildClean([folder], build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(pagesOf(folder)).toEqual(['home.html']);
  });

  it('fails as the build fails, and takes nothing away', async () => {
    const folder = newFolder();
    await layBuild('a', [folder])();
    await expect(buildClean([folder], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(pagesOf(folder)).toEqual(['home.html']);
  });
});
