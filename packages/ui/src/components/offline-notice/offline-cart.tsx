import styles from './offline-cart.module.css';

export interface OfflineCartLine {
  /** `Micralba Magnésium`. */
  name: string;
  /** `60 comprimés`. */
  packaging: string;
  quantity: number;
}

export interface OfflineCartProps {
  /** `Votre panier, tel qu’il était en ligne`. */
  title: string;
  lines: readonly OfflineCartLine[];
  /** That nothing is lost, and that prices are checked later. */
  note: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The last known cart, while the browser is offline. Without prices, which only the server knows. */
export function OfflineCart({ title, lines, note, open, onOpen }: OfflineCartProps) {
  return (
    <details
      className={styles.root}
      open={open}
      onToggle={(event) => {
        onOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>
        <ul role="list">
          {lines.map(({ name, packaging, quantity }) => (
            <li key={`${name} ${packaging}`}>
              {quantity} × {name} <span className={styles.detail}>{packaging}</span>
            </li>
          ))}
        </ul>
        <p>{note}</p>
      </div>
    </details>
  );
}
