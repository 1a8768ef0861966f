import styles from './data-table.module.css';

export interface DataTableProps {
  /** Unique in the page; the caption gets it. */
  id: string;
  /** Names the table. */
  caption: string;
  columns: readonly string[];
  /** A row's first cell is its heading. Each row has as many cells as there are columns. */
  rows: readonly (readonly string[])[];
}

/** A table inside a text. Scrolls horizontally if it is too wide. */
export function DataTable({ id, caption, columns, rows }: DataTableProps) {
  return (
    <div className={styles.root} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} id={id}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th className={styles.head} scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th className={styles.first} scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td className={styles.cell} key={index}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
