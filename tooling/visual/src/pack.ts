export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Position {
  readonly left: number;
  readonly top: number;
}

export interface Packing extends Size {
  readonly positions: readonly Position[];
}

/** Arranges boxes in rows, in reading order, with a gap between and around them. */
export function pack(sizes: readonly Size[], maxWidth: number, gap: number): Packing {
  const positions: Position[] = [];
  let [left, top, rowHeight, width] = [gap, gap, 0, 0];
  for (const size of sizes) {
    if (left > gap && left + size.width + gap > maxWidth) [left, top, rowHeight] = [gap, top + rowHeight + gap, 0];
    positions.push({ left, top });
    left += size.width + gap;
    rowHeight = Math.max(rowHeight, size.height);
    width = Math.max(width, left);
  }
  return { positions, width, height: top + rowHeight + gap };
}
