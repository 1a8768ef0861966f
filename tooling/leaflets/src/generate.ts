import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printYaml } from '@veralune/api/content-commands/print-yaml';
import { readContent } from '@veralune/api/content/read';
import { contentDir, entriesFile, originalsDir } from './folders.ts';
import { drawLeaflet } from './draw-leaflet.ts';
import { planLeaflets } from './plan.ts';

/** The first id of documents, so that their ids differ visibly from those of pictures. */
const firstId = 20_001;
const folder = 'documents';

/** A leaflet with its file. */
interface GeneratedLeaflet {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface Generated {
  readonly leaflets: readonly GeneratedLeaflet[];
  /** The text of the content file with the entries. */
  readonly entries: string;
}

/** Makes all leaflets of the content, without writing them. */
export async function generate(): Promise<Generated> {
  const planned = planLeaflets(readContent(contentDir).content);
  const leaflets: GeneratedLeaflet[] = [];
  const entries: Record<string, object> = {};
  for (const [index, { key, file, texts }] of planned.entries()) {
    const bytes = await drawLeaflet(texts);
    leaflets.push({ file, bytes });
    const original = `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
    const id = firstId + index;
    const entry = { id, type: 'document', title: texts.title, file, original, bytes: bytes.length };
    entries[key.slice(folder.length + 1)] = entry;
  }
  return { leaflets, entries: printYaml(entries) };
}

/** The committed files, by path below the folder of originals. */
export function committedLeaflets(): ReadonlyMap<string, Uint8Array> {
  const path = join(originalsDir, folder);
  const names = existsSync(path) ? readdirSync(path) : [];
  return new Map(names.map((name) => [`${folder}/${name}`, readFileSync(join(path, name))]));
}

/** Replaces the committed files and entries. */
export function writeLeaflets({ leaflets, entries }: Generated): void {
  rmSync(join(originalsDir, folder), { recursive: true, force: true });
  for (const { file, bytes } of leaflets) {
    const path = join(originalsDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  writeFileSync(entriesFile, entries);
}
