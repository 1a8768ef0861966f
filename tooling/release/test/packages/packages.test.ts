import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatedReadme } from '../../src/api/update-readme.ts';
import { pack, type PackedPackage } from '../../src/pack.ts';
import { packages } from '../../src/packages.ts';
import { readBudgets, sizesOf } from '../../src/size-budgets.ts';
import { bareImports } from './bare-imports.ts';

const target = mkdtempSync(join(tmpdir(), 'veralune-packed-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));

interface PackedManifest {
  readonly license?: string;
  readonly exports: Readonly<Record<string, string | { types: string; default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

describe.each(packages)('$name', (each) => {
  let packed: PackedPackage;
  let manifest: PackedManifest;
  let files: string[];

  beforeAll(() => {
    packed = pack(each.folder, join(target, each.name));
    manifest = JSON.parse(readFileSync(join(packed.folder, 'package.json'), 'utf8'));
    files = globSync('**', { cwd: packed.folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(packed.folder.length + 1));
  });

  it('contains its build, README and licence, and no sources, stories, examples or tests', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /^(?:src|test)\/|\.(?:stories|examples|test|keys)\.|testing\//.test(file))).toEqual(
      [],
    );
    expect(files.filter((file) => file.startsWith('dist/')).length).toBeGreaterThan(0);
  });

  it('has a file for every entry', () => {
    const targets = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    expect(targets.map((path) => path.slice('./'.length)).filter((path) => !files.includes(path))).toEqual([]);
  });

  it('declares the packages that it imports, as versions', () => {
    const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
    const known = new Set([...Object.keys(declared), ...builtinModules]);
    const code = files.filter((file) => /\.js$|\.d\.ts$/.test(file));
    const undeclared = code.flatMap((file) =>
      bareImports(readFileSync(join(packed.folder, file), 'utf8'))
        .filter((name) => !known.has(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(undeclared).toEqual([]);
    expect(Object.values(declared).filter((range) => /^(?:workspace|catalog|file|link):/.test(range))).toEqual([]);
  });

  it('has every file that its files refer to', () => {
    const broken = files
      .filter((file) => /\.(?:js|d\.ts|css)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(packed.folder, file), 'utf8');
        const paths = text.matchAll(/(?:from\s*|import\s*\(?\s*|url\(\s*|src: )["'](\.{1,2}\/[^"']+)["']/g);
        return [...paths].map(([, path = '']) => join(dirname(file), path)).filter((path) => !isPacked(path));
      });
    expect(broken).toEqual([]);
  });

  function isPacked(path: string): boolean {
    // Declarations name the module that they describe.
    return files.includes(path) || files.includes(path.replace(/\.js$/, '.d.ts'));
  }

  it('keeps the client components of its sources', () => {
    const clients = (folder: string, pattern: string) =>
      globSync(pattern, { cwd: folder })
        .filter((file) => /^['"]use client['"]/.test(readFileSync(join(folder, file), 'utf8')))
        .map((file) => file.replace(/\.\w+$/, ''));
    const built = clients(join(packed.folder, 'dist'), '**/*.js').sort();
    const sources = clients(join(each.folder, 'src'), '**/*.{ts,tsx}');
    expect(built).toEqual(sources.filter((file) => files.includes(`dist/${file}.js`)).sort());
  });

  it('passes publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: packed.folder, level: 'suggestion', strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve in Node and in bundlers (attw)', async () => {
    const data = createPackageFromTarballData(readFileSync(packed.tarball));
    const untyped = Object.keys(manifest.exports).filter((entry) => /\.(?:css|tokens\.json)$/.test(entry));
    const result = await checkPackage(data, { excludeEntrypoints: untyped });
    const problems = result.types ? result.problems : [{ kind: 'NoTypes' as const }];
    // The packages are ES modules. `require` of them works in Node 22 and newer; its types are the only ones not there.
    const relevant = problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(relevant).toEqual([]);
  });

  it('keeps the size budget of every entry', async () => {
    const budgets = readBudgets(each);
    const sizes = await sizesOf(each);
    expect(Object.keys(budgets), 'Run `npm run release -- sizes`.').toEqual(Object.keys(sizes));
    const exceeded = Object.entries(sizes)
      .filter(([entry, size]) => size > (budgets[entry] ?? 0))
      .map(([entry, size]) => `${entry}: ${size} of ${budgets[entry]} bytes`);
    expect(exceeded).toEqual([]);
  });

  it('has a README with its current API', async () => {
    const readme = readFileSync(join(each.folder, 'README.md'), 'utf8');
    expect(readme, 'Run `npm run release -- readme`.').toBe(await updatedReadme(each));
  });
});
