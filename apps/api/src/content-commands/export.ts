import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderNames } from '../content/folders.ts';
import { contentFilesOf } from '../resources/to-content.ts';
import type { Resource } from '../resources/resource.ts';
import { printYaml } from './print-yaml.ts';

export interface Exported {
  readonly written: number;
  readonly removed: number;
  readonly unchanged: number;
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Files of the content folders, as paths inside `root`. */
function filesIn(root: string): string[] {
  return folderNames.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `${folder}/${name}`);
    } catch {
      return [];
    }
  });
}

/** Writes exactly these resources into a content folder. Files whose content would not change are not written. */
export function exportContent(root: string, resources: readonly Resource[]): Exported {
  const files = new Map(contentFilesOf(resources).map(({ path, value }) => [path, printYaml(value)]));
  let written = 0;
  for (const [path, text] of files) {
    const target = join(root, path);
    if (readOrNull(target) === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    written += 1;
  }
  const obsolete = filesIn(root).filter((path) => !files.has(path));
  for (const path of obsolete) rmSync(join(root, path));
  return { written, removed: obsolete.length, unchanged: files.size - written };
}
