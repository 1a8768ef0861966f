import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import type { DrawablePicture } from './drawable-pictures.ts';

/** The first id of pictures, so that their ids differ visibly from those of products. */
const firstId = 10_001;

const entry = z.looseObject({ id: z.number(), file: z.string().optional(), original: z.string() });
type Entry = z.output<typeof entry>;

/** `packs/florelune-lactase-fr` → the file `packs.yaml`, the entry `florelune-lactase-fr` */
function placeOf(name: string): { readonly sheet: string; readonly key: string } {
  const [sheet = '', key = ''] = name.split('/');
  return { sheet, key };
}

export interface DrawnFile {
  /** Path in the folder of originals. */
  readonly file: string;
  /** Hash of the file with its extension. */
  readonly original: string;
}

/** The files of `content/media/`, edited in place: comments, alternative texts and focus points are kept. */
export interface ContentEntries {
  readonly get: (name: string) => Entry | undefined;
  /** Path of the file that holds an original, if a picture has it already. */
  readonly fileOf: (original: string) => string | undefined;
  /** Adds the picture, or updates what is drawn of it. */
  readonly set: (picture: DrawablePicture, drawn: DrawnFile) => void;
  readonly remove: (name: string) => void;
  readonly save: () => void;
}

export function openContentEntries(contentDir: string, sheets: readonly string[]): ContentEntries {
  const pathOf = (sheet: string): string => join(contentDir, 'media', `${sheet}.yaml`);
  const open = (sheet: string): Document => {
    const path = pathOf(sheet);
    return parseDocument(existsSync(path) ? readFileSync(path, 'utf8') : '{}');
  };
  const documents = new Map(sheets.map((sheet) => [sheet, open(sheet)]));
  const documentOf = (sheet: string): Document => {
    const document = documents.get(sheet);
    if (!document) throw new Error(`content/media/${sheet}.yaml is not open.`);
    return document;
  };
  const get: ContentEntries['get'] = (name) => {
    const { sheet, key } = placeOf(name);
    const node = documentOf(sheet).get(key);
    return isMap(node) ? entry.parse(node.toJS(documentOf(sheet))) : undefined;
  };
  const all = (): Entry[] =>
    [...documents.values()].flatMap((document) =>
      Object.values(z.record(z.string(), entry).parse(document.toJS() ?? {})),
    );
  const nextId = (): number => Math.max(firstId - 1, ...all().map(({ id }) => id)) + 1;

  return {
    get,
    fileOf: (original) => all().find((each) => each.original === original)?.file,
    set: ({ name, width, height, isTransparent }, { file, original }) => {
      const { sheet, key } = placeOf(name);
      const document = documentOf(sheet);
      const drawn = { file, original, width, height, ...(isTransparent ? { transparent: true } : {}) };
      if (document.has(key)) {
        for (const [field, value] of Object.entries(drawn)) document.setIn([key, field], value);
      } else document.set(key, document.createNode({ id: nextId(), ...drawn }, { flow: true }));
    },
    remove: (name) => {
      const { sheet, key } = placeOf(name);
      documentOf(sheet).delete(key);
    },
    save: () => {
      for (const [sheet, document] of documents) {
        if (isMap(document.contents)) document.contents.flow = false;
        mkdirSync(dirname(pathOf(sheet)), { recursive: true });
        writeFileSync(pathOf(sheet), document.toString({ lineWidth: 0, flowCollectionPadding: true }));
      }
    },
  };
}
