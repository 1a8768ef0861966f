import { postTo, type FormAction } from '../form/form-action.ts';
import { unbrokenPhone } from '../unbroken-phones/unbroken-phones.ts';
import styles from './favourites.module.css';

export interface PharmacyItem {
  id: string;
  name: string;
  lines: readonly string[];
  /** The formatted number, and the number for `tel:`. */
  phone?: { text: string; href: string } | undefined;
  /** `1,2 km`. */
  distance?: string | undefined;
  /** Link to a map. */
  map: { label: string; href: string };
}

export interface FavouritePharmaciesProps {
  pharmacies: readonly PharmacyItem[];
  /** The address to which the buttons post `pharmacy` and `remove`. */
  action: FormAction;
  labels: { remove: string };
}

/** Favourite pharmacies. Each name is a second-level heading. */
export function FavouritePharmacies({ pharmacies, action, labels }: FavouritePharmaciesProps) {
  return (
    <ul className={styles.pharmacies} role="list">
      {pharmacies.map((pharmacy) => (
        <li className={styles.pharmacy} key={pharmacy.id}>
          <div>
            <h2 className={styles.name}>{pharmacy.name}</h2>
            <address className={styles.address}>
              {pharmacy.lines.map((line, index) => (
                <span className={styles.line} key={line}>
                  {line}
                  {index < pharmacy.lines.length - 1 ? ', ' : null}
                </span>
              ))}
              {pharmacy.phone ? (
                <a className={styles.phone} href={pharmacy.phone.href}>
                  {unbrokenPhone(pharmacy.phone.text)}
                </a>
              ) : null}
            </address>
          </div>
          {pharmacy.distance ? <p className={styles.distance}>{pharmacy.distance}</p> : null}
          <form className={styles.actions} {...postTo(action)}>
            <input type="hidden" name="pharmacy" value={pharmacy.id} />
            <a className={styles.remove} href={pharmacy.map.href}>
              {pharmacy.map.label}
              <span className="visually-hidden"> – {pharmacy.name}</span>
            </a>
            <button className={styles.remove} type="submit" name="remove" value="1">
              {labels.remove}
              <span className="visually-hidden"> – {pharmacy.name}</span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
