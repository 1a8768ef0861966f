import { postTo, type FormAction } from '../form/form-action.ts';
import { infoPath, warningPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { QuantityStepper, type QuantityLabels } from '../quantity-stepper/quantity-stepper.tsx';
import { OrderLine, type OrderLineItem, type OrderLineLabels } from './order-line.tsx';
import styles from './order-lines.module.css';

/** A product in the cart. */
export interface CartLineItem extends OrderLineItem {
  quantity: number;
  /** Maximum quantity. */
  max: number;
  /** What changed since it was added, or why it can't be ordered. */
  message?: string | undefined;
  /** Not orderable: the quantity can't be changed, the line can only be removed. */
  unavailable?: boolean | undefined;
}

export interface CartLineLabels extends OrderLineLabels, QuantityLabels {
  /** `Supprimer`. */
  remove: string;
}

export interface CartLineProps {
  line: CartLineItem;
  /**
   * The address to which the form of the line is posted; it sends `line`, `quantity`, and `step` or `remove` of the
   * pressed button.
   */
  action: FormAction;
  labels: CartLineLabels;
  onQuantity?: ((line: string, quantity: number) => void) | undefined;
}

/** A product in the cart: its quantity can be changed, and it can be removed. One form, which works without scripts. */
export function CartLine({ line, action, labels, onQuantity }: CartLineProps) {
  const isFixed = line.unavailable ?? line.gift !== undefined;
  return (
    <form {...postTo(action)} data-unavailable={line.unavailable || undefined} className={styles.form}>
      <input type="hidden" name="line" value={line.id} />
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
        <button className={styles.remove} type="submit" name="remove" value="1" formNoValidate>
          {labels.remove}
          <span className="visually-hidden"> – {line.name}</span>
        </button>
      </OrderLine>
    </form>
  );
}
