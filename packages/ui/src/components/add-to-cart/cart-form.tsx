import { Button } from '../button/button.tsx';
import { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { bagPath } from '../icon/island-paths.ts';
import styles from './add-to-cart.module.css';

export interface CartFormProps {
  /** Id of the form, for links to it and for buttons elsewhere that send it. */
  id?: string | undefined;
  /** The address to which the form is posted. */
  action: string;
  /** Id of the product, posted as `product`. */
  product: string;
  /** Further hidden fields: the locale. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Choices to make first: pack size. */
  choices?: readonly SelectFieldProps[] | undefined;
  quantity: { id: string; name: string; label: string; max: number };
  submit: string;
}

/** Adds a product to the cart without any script of its own: for pages whose scripts load on interaction. */
export function CartForm({ id, action, product, hidden = {}, choices = [], quantity, submit }: CartFormProps) {
  return (
    <form className={styles.form} id={id} action={action} method="post">
      <input type="hidden" name="product" value={product} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices.map((choice) => (
        <SelectField key={choice.id} {...choice} />
      ))}
      <div className={styles.row} data-plain="">
        <TextField
          id={quantity.id}
          name={quantity.name}
          label={quantity.label}
          type="number"
          inputMode="numeric"
          measure="short"
          min={1}
          max={quantity.max}
          defaultValue={1}
          autoComplete="off"
        />
        <div className={styles.add}>
          <Button type="submit" icon={bagPath} wide>
            {submit}
          </Button>
        </div>
      </div>
    </form>
  );
}
