import { neutralPackKey } from '../media/picture-keys.ts';
import type { FileCheck } from './file-check.ts';
import { mediaKey } from './schema-parts.ts';
import type { Content } from './folders.ts';

/** `packs/florelune-lactase-fr` → the file `media/packs.yaml` and the path `['florelune-lactase-fr']` in it. */
function positionOf(key: string): { readonly file: string; readonly path: readonly string[] } {
  const [sheet = '', name = ''] = key.split('/');
  return { file: `media/${sheet}.yaml`, path: [name] };
}

/** Checks that keys are valid, ids are unique, and the default picture of products exists. */
export function checkMedia(content: Content, start: (file: string) => FileCheck): void {
  const owners = new Map<number, string>();
  for (const [key, { id }] of content.media) {
    const { file, path } = positionOf(key);
    const owner = owners.get(id);
    if (!mediaKey.safeParse(key).success) start(file).report(path, 'a name is lower-case words joined by dashes');
    if (owner !== undefined) start(file).report([...path, 'id'], `${String(id)} is the id of ${owner} too`);
    owners.set(id, key);
  }
  const { file } = positionOf(neutralPackKey);
  if (!content.media.has(neutralPackKey))
    start(file).report([], `"${neutralPackKey}" is missing: products without a picture show it`);
}
