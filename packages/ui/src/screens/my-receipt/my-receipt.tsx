import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Column } from '../../components/column/column.tsx';
import { Page } from '../../components/page/page.tsx';
import styles from './my-receipt.module.css';

export interface ReceiptRow {
  name: string;
  /** Form and size. */
  detail: string;
  count: string;
  price: string;
  total: string;
}

export interface MyReceiptScreenProps {
  title: string;
  back: LinkItem;
  /** Seller and buyer: a heading and lines each. */
  parties: readonly { title: string; lines: readonly string[] }[];
  /** Date, order number, payment. */
  facts: readonly { label: string; value: string }[];
  table: {
    caption: string;
    columns: { name: string; count: string; price: string; total: string };
    rows: readonly ReceiptRow[];
    /** Discount, delivery, total; the last one is the total. */
    sums: readonly { label: string; amount: string }[];
  };
  /** The tax in the total, by rate. */
  vat: {
    caption: string;
    columns: readonly [string, string, string];
    rows: readonly (readonly [string, string, string])[];
  };
  /** How to print or keep it. */
  print: string;
}

/** The receipt of an order, made to be printed on one page. */
export function MyReceiptScreen({ title, back, parties, facts, table, vat, print }: MyReceiptScreenProps) {
  const { columns } = table;
  return (
    <Page>
      <Column>
        <div className={styles.root}>
          <p className={styles.back}>
            <ArrowLink {...back} back />
          </p>
          <h1>{title}</h1>
          <div className={styles.parties}>
            {parties.map((party) => (
              <section key={party.title} aria-label={party.title}>
                <h2 className={styles.subtitle}>{party.title}</h2>
                <address className={styles.lines}>
                  {party.lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </section>
            ))}
          </div>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.scroll} role="region" aria-label={table.caption} tabIndex={0}>
            <table className={styles.table}>
              <caption className="visually-hidden">{table.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{columns.name}</th>
                  <th scope="col">{columns.count}</th>
                  <th scope="col">{columns.price}</th>
                  <th scope="col">{columns.total}</th>
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row, index) => (
                  <tr key={index}>
                    <th scope="row">
                      {row.name}
                      <span className={styles.detail}> {row.detail}</span>
                    </th>
                    <td>{row.count}</td>
                    <td>{row.price}</td>
                    <td>{row.total}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {table.sums.map(({ label, amount }, index) => (
                  <tr key={label} className={index === table.sums.length - 1 ? styles.total : undefined}>
                    <th scope="row" colSpan={3}>
                      {label}
                    </th>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tfoot>
            </table>
          </div>
          <div className={styles.vat} role="region" aria-label={vat.caption} tabIndex={0}>
            <table className={styles.table}>
              <caption className={styles.caption}>{vat.caption}</caption>
              <thead>
                <tr>
                  {vat.columns.map((column) => (
                    <th scope="col" key={column}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {vat.rows.map(([rate, net, amount]) => (
                  <tr key={rate}>
                    <th scope="row">{rate}</th>
                    <td>{net}</td>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className={styles.note}>{print}</p>
        </div>
      </Column>
    </Page>
  );
}
