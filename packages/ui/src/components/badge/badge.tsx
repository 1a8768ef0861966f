import styles from './badge.module.css';

export type BadgeKind = 'new' | 'new-formula' | 'offer' | 'out-of-stock';

export interface BadgeProps {
  kind: BadgeKind;
  label: string;
}

/** One word on a product: new, new formula, offer, out of stock. */
export function Badge({ kind, label }: BadgeProps) {
  return (
    <span className={styles.root} data-kind={kind}>
      {label}
    </span>
  );
}
