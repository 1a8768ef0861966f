import { postTo, type FormAction } from '../form/form-action.ts';
import { warningPath } from '../icon/field-paths.ts';
import { infoPath } from '../icon/notice-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { QuantityStepper, type QuantityLabels } from '../quantity-stepper/quantity-stepper.tsx';
import { OrderLine, type OrderLineItem, type OrderLineLabels } from './order-line.tsx';
import styles from './order-lines.module.css';

/** Another size of a product. */
export interface CartLineSize {
  /** Sent as `size`. */
  value: string;
  /** `120 gélules`. */
  label: string;
  /** The price of one unit, or why it can't be chosen. */
  detail: string;
  inStock: boolean;
}

/** A product in the cart. */
export interface CartLineItem extends OrderLineItem {
  quantity: number;
  /** Maximum quantity. */
  max: number;
  /** What changed since it was added, or why it can't be ordered. */
  message?: string | undefined;
  /** Not orderable: the quantity can't be changed, but the line can be removed or get another size. */
  unavailable?: boolean | undefined;
  /** Sizes to change the line to. */
  sizes?: readonly CartLineSize[] | undefined;
}

export interface CartLineLabels extends OrderLineLabels, QuantityLabels {
  /** Opens the sizes: `Changer de conditionnement`. */
  sizes: string;
  /** `Supprimer`. */
  remove: string;
}

export interface CartLineProps {
  line: CartLineItem;
  /**
   * The address to which the form of the line is posted; it sends `line`, `quantity`, and `step`, `size` or `remove` of
   * the pressed button.
   */
  action: FormAction;
  labels: CartLineLabels;
  onQuantity?: ((line: string, quantity: number) => void) | undefined;
}

function Sizes({ line: { name, sizes = [] }, labels }: Pick<CartLineProps, 'line' | 'labels'>) {
  if (sizes.length === 0) return null;
  return (
    <details className={styles.sizes}>
      <summary className={styles.action}>
        {labels.sizes}
        <span className="visually-hidden"> – {name}</span>
      </summary>
      <ul className={styles.choices} role="list">
        {sizes.map(({ value, label, detail, inStock }) => (
          <li key={value}>
            <button className={styles.size} type="submit" name="size" value={value} disabled={!inStock} formNoValidate>
              <span>{label}</span> <span className={styles.price}>{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * A product in the cart: its quantity and size can be changed, and it can be removed. One form, which works without scripts.
 */
export function CartLine({ line, action, labels, onQuantity }: CartLineProps) {
  const isFixed = line.unavailable ?? line.gift !== undefined;
  const hasSizes = (line.sizes?.length ?? 0) > 0;
  return (
    <form
      {...postTo(action)}
      data-unavailable={line.unavailable || undefined}
      data-sizes={hasSizes || undefined}
      className={styles.form}
    >
      <input type="hidden" name="line" value={line.id} />
      {isFixed && hasSizes ? <input type="hidden" name="quantity" value={line.quantity} /> : null}
      <OrderLine
        line={line}
        labels={labels}
        control={
          isFixed ? undefined : (
            <QuantityStepper
              id={`quantity-${line.id}`}
              name="quantity"
              quantity={line.quantity}
              max={line.max}
              of={line.name}
              labels={labels}
              onQuantity={onQuantity ? (quantity) => onQuantity(line.id, quantity) : undefined}
              sends
            />
          )
        }
      >
        {line.message ? (
          <p className={styles.message}>
            <PathIcon path={line.unavailable ? warningPath : infoPath} />
            <span>{line.message}</span>
          </p>
        ) : null}
        <Sizes line={line} labels={labels} />
        <button className={styles.remove} type="submit" name="remove" value="1" formNoValidate>
          {labels.remove}
          <span className="visually-hidden"> – {line.name}</span>
        </button>
      </OrderLine>
    </form>
  );
}
