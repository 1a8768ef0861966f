import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkReferences } from './check-references.ts';
import { checkClaims } from './claims/check-claims.ts';
import { checkTexts } from './check-texts.ts';
import { folderNames, folders, isCollection, type Content, type Folder } from './folders.ts';
import { ContentError, type Problem } from './problem.ts';
import { pointsOfSaleFolder } from './points-of-sale-folder.ts';
import { checkShape, parseSource, entriesOf, type ParseSource, type SourceFile, type Sources } from './source-file.ts';

export interface ReadContent {
  readonly content: Content;
  readonly sources: Sources;
  readonly problems: readonly Problem[];
}

function isFolder(name: string): name is Folder {
  return Object.hasOwn(folders, name);
}

/** Problems for files and folders with an unknown name, usually a spelling error. */
function unknownFiles(root: string): Problem[] {
  if (!existsSync(root)) return [{ file: root, line: 1, reason: 'there is no such content folder' }];
  const found: Problem[] = [];
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name.endsWith('.md') || entry.name === pointsOfSaleFolder) continue;
    if (!isFolder(entry.name)) {
      found.push({
        file: entry.name,
        line: 1,
        reason: `this folder is unknown; known folders are ${folderNames.join(', ')}`,
      });
      continue;
    }
    for (const file of readdirSync(join(root, entry.name))) {
      if (!/^[a-z0-9-]+\.yaml$/.test(file)) {
        found.push({
          file: `${entry.name}/${file}`,
          line: 1,
          reason: 'a file name is lower-case words joined by dashes, and .yaml',
        });
      }
    }
  }
  return found;
}

function filesOf(root: string, folder: Folder): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

const collection = z.record(z.string(), z.unknown());

/** The entries of a file by key. Outside collections, a file is one entry. */
function entriesIn(folder: Folder, name: string, source: SourceFile): (readonly [key: string, entry: SourceFile])[] {
  return isCollection(folder)
    ? entriesOf(source).map(([part, entry]) => [`${name}/${part}`, entry] as const)
    : [[name, source] as const];
}

interface ReadFolder<Name extends Folder> {
  readonly files: Content[Name];
  readonly sources: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

function readFolder<Name extends Folder>(root: string, folder: Name, parse: ParseSource): ReadFolder<Name> {
  const problems: Problem[] = [];
  const sources: SourceFile[] = [];
  const files = new Map<string, unknown>();
  for (const name of filesOf(root, folder)) {
    const source = parse(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'));
    if (!('file' in source)) {
      problems.push(...source);
      continue;
    }
    sources.push(source);
    if (isCollection(folder)) problems.push(...checkShape(source, collection).problems);
    for (const [key, entry] of entriesIn(folder, name.slice(0, -'.yaml'.length), source)) {
      const checked = checkShape(entry, folders[folder]);
      problems.push(...checked.problems);
      if (checked.data !== undefined) files.set(key, checked.data);
    }
  }
  return { files: files as Content[Name], sources, problems };
}

/**
 * Reads every file and checks its schema. Invalid files are left out of `content`.
 * @param parse for tests, which read almost the same files again and again
 */
export function readContent(root: string, parse: ParseSource = parseSource): ReadContent {
  const read = folderNames.map((folder) => [folder, readFolder(root, folder, parse)] as const);
  const content = Object.fromEntries(read.map(([folder, { files }]) => [folder, files])) as unknown as Content;
  const sources = new Map(read.flatMap(([, folder]) => folder.sources.map((source) => [source.file, source])));
  return { content, sources, problems: [...unknownFiles(root), ...read.flatMap(([, { problems }]) => problems)] };
}

type Check = (content: Content, sources: Sources) => readonly Problem[];

function readAndCheck(root: string, checks: readonly Check[], parse?: ParseSource): Content {
  const { content, sources, problems } = readContent(root, parse);
  // The rest is checked only if all files are valid. Otherwise one invalid brand would be reported for each product.
  const all = problems.length > 0 ? problems : checks.flatMap((check) => check(content, sources));
  if (all.length > 0) throw new ContentError(all);
  return content;
}

/** Reads the content. Throws a ContentError with all problems if it has any. */
export function readValidContent(root: string, parse?: ParseSource): Content {
  return readAndCheck(root, [checkReferences], parse);
}

/**
 * The same, and what the texts say is checked too: before an import, not when an empty database is filled, because an
 * exported folder has what editors wrote.
 */
export function readCheckedContent(root: string, parse?: ParseSource): Content {
  return readAndCheck(root, [checkReferences, checkTexts, checkClaims], parse);
}
