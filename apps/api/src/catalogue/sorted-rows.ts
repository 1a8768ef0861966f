interface Identified {
  readonly id: number;
}

/** Rows in a fixed order. A new version shares unchanged rows with the previous one. For up to a few thousand rows. */
export class SortedRows<Row extends Identified> {
  readonly all: readonly Row[];
  readonly #byId: ReadonlyMap<number, Row>;
  readonly #compare: (left: Row, right: Row) => number;

  constructor(compare: (left: Row, right: Row) => number, rows: readonly Row[] = []) {
    this.#compare = compare;
    this.all = rows.toSorted(compare);
    this.#byId = new Map(rows.map((row) => [row.id, row]));
  }

  get(id: number): Row | undefined {
    return this.#byId.get(id);
  }

  /** The next version: null removes a row. */
  with(changes: ReadonlyMap<number, Row | null>): SortedRows<Row> {
    if (changes.size === 0) return this;
    const kept = this.all.filter(({ id }) => !changes.has(id));
    const added = [...changes.values()].filter((row) => row !== null);
    return new SortedRows(this.#compare, [...kept, ...added]);
  }
}
