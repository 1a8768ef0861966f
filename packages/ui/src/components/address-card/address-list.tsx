import { postTo, type FormAction } from '../form/form-action.ts';
import { AddressCard, type AddressAction, type PostalAddress } from './address-card.tsx';
import styles from './address-card.module.css';

export interface AddressListItem {
  id: string;
  address: PostalAddress;
  marks?: readonly string[] | undefined;
  edit: AddressAction;
  /** A default address can't be removed. Source: 2-routes-redirects-commerce.md §5. */
  removable: boolean;
}

export interface AddressListProps {
  addresses: readonly AddressListItem[];
  /** The address to which the buttons post `address` and `remove`. */
  action: FormAction;
  labels: { remove: string };
}

/** The addresses of an account. */
export function AddressList({ addresses, action, labels }: AddressListProps) {
  return (
    <ul className={styles.list} role="list">
      {addresses.map(({ id, address, marks, edit, removable }) => (
        <li key={id}>
          <AddressCard address={address} marks={marks} actions={[edit]} level={2}>
            {removable ? (
              <form {...postTo(action)}>
                <input type="hidden" name="address" value={id} />
                <button className={styles.action} type="submit" name="remove" value="1">
                  {labels.remove}
                  <span className="visually-hidden"> – {address.label}</span>
                </button>
              </form>
            ) : null}
          </AddressCard>
        </li>
      ))}
    </ul>
  );
}
