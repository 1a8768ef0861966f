import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../content/problem.ts';
import { contentTypeOfOriginal } from './formats.ts';
import { originalKey } from './storage/keys.ts';
import type { MediaStorage } from './storage/storage.ts';
import { fileType } from './upload/file-type.ts';

/** Pictures and documents by key. `file` is set for those of the content folder. */
type Media = Iterable<
  readonly [key: string, picture: { readonly file?: string | undefined; readonly original: string }]
>;

interface OriginalFile {
  /** The first resource that uses it. */
  readonly key: string;
  readonly file: string;
}

/** Files by name of the original. Identical pictures share one. */
function filesOf(media: Media): ReadonlyMap<string, OriginalFile> {
  const files = new Map<string, OriginalFile>();
  for (const [key, { original, file }] of media)
    if (file !== undefined && !files.has(original)) files.set(original, { key, file });
  return files;
}

function faultOf(path: string, file: string, original: string): string | null {
  if (!existsSync(path)) return `there is no file ${file} in the folder of originals`;
  const bytes = readFileSync(path);
  const found = `${createHash('sha256').update(bytes).digest('hex')}.${fileType(bytes)}`;
  return found === original ? null : `${file} does not match: its "original" is ${found}`;
}

function problemIn(key: string, fault: string): Problem {
  const [sheet = '', name = ''] = key.split('/');
  return {
    file: `media/${sheet}.yaml`,
    line: 1,
    reason: `${name}: ${fault}. If it is generated, run node tooling/packshots/src/main.ts or node tooling/leaflets/src/main.ts`,
  };
}

/** Pictures and documents whose file is missing or does not match its hash. */
export function originalProblems(media: Media, originalsDir: string): Problem[] {
  return [...filesOf(media)].flatMap(([original, { key, file }]) => {
    const fault = faultOf(join(originalsDir, file), file, original);
    return fault === null ? [] : [problemIn(key, fault)];
  });
}

export interface ImportedOriginals {
  readonly stored: number;
  /** Files that are missing or do not match their hash. */
  readonly problems: readonly Problem[];
}

/** Stores originals that are not stored yet and have a valid file. */
export async function importOriginals(
  media: Media,
  originalsDir: string,
  storage: MediaStorage,
): Promise<ImportedOriginals> {
  const present = await storage.keys('originals/');
  const missing = [...media].filter(
    ([, { file, original }]) => file !== undefined && !present.has(originalKey(original)),
  );
  const problems = originalProblems(missing, originalsDir);
  const readable = missing.filter(([key, picture]) => originalProblems([[key, picture]], originalsDir).length === 0);
  const files = filesOf(readable);
  for (const [original, { file }] of files)
    await storage.write(originalKey(original), readFileSync(join(originalsDir, file)), contentTypeOfOriginal(original));
  return { stored: files.size, problems };
}
