import { drawingFileAddress, type FileDrawing } from './drawing-file.ts';
import type { DrawingFormat } from './painter.ts';

/** Most drawings of a file, so that the first of a long list don't wait for the last. */
const mostDrawings = 12;

/**
 * The address of the file of each drawing of a list, in the order of the list; `undefined` for an item without a drawing,
 * and without the base address of the files. A browser makes a document of every file of drawings, which takes longer
 * than the drawings in it, so those of a list share one.
 */
export function sharedFiles(
  files: string | undefined,
  format: DrawingFormat,
  list: readonly (FileDrawing | undefined)[],
): (string | undefined)[] {
  if (files === undefined) return list.map(() => undefined);
  const drawings = list.filter((drawing) => drawing !== undefined);
  const addresses = new Map<FileDrawing, string>();
  for (let start = 0; start < drawings.length; start += mostDrawings) {
    const part = drawings.slice(start, start + mostDrawings);
    const address = drawingFileAddress(files, format, part);
    for (const drawing of part) addresses.set(drawing, address);
  }
  return list.map((drawing) => drawing && addresses.get(drawing));
}
