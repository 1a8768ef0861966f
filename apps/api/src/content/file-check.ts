import type { Content, Folder } from './folders.ts';
import type { Problem } from './problem.ts';
import type { Sources } from './source-file.ts';

/** Collects the problems of one file. */
export interface FileCheck {
  /** @param lineOfText the line inside the text, from 1 on; by default the problem is reported at the field */
  readonly report: (path: readonly PropertyKey[], reason: string, lineOfText?: number) => void;
  /** Reports a key that does not exist in `folder`. Ignores null. */
  readonly reference: (path: readonly PropertyKey[], folder: Folder, key: string | null) => void;
  /** The same for a list. Also reports duplicates. */
  readonly references: (path: readonly PropertyKey[], folder: Folder, keys: readonly string[]) => void;
  /** Reports a key of `media` that does not exist or has another type. Ignores null. */
  readonly media: (path: readonly PropertyKey[], type: MediaType, key: string | null) => void;
}

type MediaType = 'picture' | 'document';

/** Checks references against `content` and passes problems to `report`. */
export function checkWith(content: Content, report: FileCheck['report']): FileCheck {
  const reference: FileCheck['reference'] = (path, folder, key) => {
    if (key !== null && !content[folder].has(key)) report(path, `${folder} has no "${key}"`);
  };
  const references: FileCheck['references'] = (path, folder, keys) => {
    keys.forEach((key, index) => {
      reference([...path, index], folder, key);
      if (keys.indexOf(key) < index) report([...path, index], `"${key}" is here twice`);
    });
  };
  const media: FileCheck['media'] = (path, type, key) => {
    reference(path, 'media', key);
    const found = key === null ? undefined : content.media.get(key);
    if (found === undefined) return;
    const { type: actual = 'picture' } = found;
    if (actual !== type) report(path, `"${key ?? ''}" is a ${actual}, not a ${type}`);
  };
  return { report, reference, references, media };
}

export function fileCheck(content: Content, sources: Sources, problems: Problem[], file: string): FileCheck {
  return checkWith(content, (path, reason, lineOfText) => {
    problems.push(sources.get(file)?.problemAt(path, reason, lineOfText) ?? { file, line: 1, reason });
  });
}
