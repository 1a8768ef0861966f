import { join } from 'node:path';
import ts from 'typescript';
import { publishedEntries } from '../../published-manifest.mjs';
import { configOf } from '../library/config-of.ts';
import type { PublishedPackage } from '../packages.ts';
import { exportsOfEntry, type ApiExport } from './exports-of-entry.ts';

export const apiStart = '<!-- Generated from the docstrings by `npm run release -- readme`. -->';
export const apiEnd = '<!-- End of the generated part. -->';

/** The API part of a package's README: its entries and what they export. */
export function apiPart({ name, folder, manifest }: PublishedPackage): string {
  const { options, fileNames } = configOf(folder);
  const entries = publishedEntries(manifest);
  const scripts = entries.map(([, path]) => join(folder, path)).filter((path) => /\.tsx?$/.test(path));
  const program = ts.createProgram({
    rootNames: [...scripts, ...fileNames.filter((path) => path.endsWith('.d.ts'))],
    options,
  });
  const sections = entries.map(([subpath, path]) =>
    [`### \`${name}${subpath.slice(1)}\``, '', ...describe(exportsOfEntry(program, join(folder, path)))].join('\n'),
  );
  return [apiStart, '', ...sections.flatMap((section) => [section, '']), apiEnd].join('\n');
}

function describe(exports: readonly ApiExport[]): string[] {
  const documented = exports.filter(({ text, tags }) => text !== '' || tags.length > 0);
  const others = exports.filter((each) => !documented.includes(each));
  const lines = documented.flatMap(({ signature, text, tags }) => [
    `- \`${signature}\`${text === '' ? '' : `: ${text}`}`,
    ...tags.map(([label, value]) => `  - ${label}: ${value}`),
  ]);
  if (others.length > 0) lines.push(`- ${others.map(({ signature }) => `\`${signature}\``).join(', ')}`);
  return lines;
}
