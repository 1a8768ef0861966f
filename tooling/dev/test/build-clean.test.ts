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

/** Writes a build without deleting other files, as Turbo does. */
function buildOf(id: string, folders: readonly string[]) {
  return vi.fn(async () => {
    for (const folder of folders) {
      mkdirSync(join(folder, '.next/server'), { recursive: true });
      writeFileSync(join(folder, '.next/BUILD_ID'), id);
      write(folder, 'home.html');
    }
  });
}

describe('buildClean', () => {
  it('builds once if there was no build', async () => {
    const folders = [newFolder(), newFolder()];
    const build = buildOf('a', folders);
    await buildClean(folders, build);
    expect(build).toHaveBeenCalledOnce();
    expect(folders.map(pagesOf)).toEqual([['home.html'], ['home.html']]);
  });

  it('keeps the pages that a site rendered with the same build', async () => {
    const folder = newFolder();
    await buildOf('a', [folder])();
    write(folder, 'products.html');
    const build = buildOf('a', [folder]);
    await buildClean([folder], build);
    expect(build).toHaveBeenCalledOnce();
    expect(pagesOf(folder)).toEqual(['home.html', 'products.html']);
  });

  it('removes the pages of another build and writes the new build completely', async () => {
    const folder = newFolder();
    await buildOf('a', [folder])();
    write(folder, 'products.html');
    const build = buildOf('b', [folder]);
    await buildClean([folder], build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(pagesOf(folder)).toEqual(['home.html']);
  });

  it('fails if the build fails, and deletes nothing', async () => {
    const folder = newFolder();
    await buildOf('a', [folder])();
    await expect(buildClean([folder], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(pagesOf(folder)).toEqual(['home.html']);
  });
});
