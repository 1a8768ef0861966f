'use client';

import { use } from 'react';
import { heartPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './favourite-button.module.css';
import { KeptContext } from './kept-context.tsx';

export interface FavouriteButtonProps {
  /** The address it posts to: `product` or `pharmacy` with the id, and `favourite` with `add` or `remove`. */
  action: string;
  name: 'product' | 'pharmacy';
  id: string;
  /** Name of the product or pharmacy, for screen readers. */
  of: string;
  /** What the page says; a {@link KeptContext} around the button overrules it. */
  kept: boolean;
  /** Further hidden fields: the locale. */
  hidden?: Readonly<Record<string, string>> | undefined;
  labels: {
    /** `Ajouter aux favoris`. */
    add: string;
    /** `Retirer des favoris`. */
    remove: string;
  };
}

/**
 * Adds a product or a pharmacy to the favourites, or removes it. Its label names the action, so it has no
 * `aria-pressed`.
 */
export function FavouriteButton({ action, name, id, of, kept, hidden = {}, labels }: FavouriteButtonProps) {
  const isKept = use(KeptContext) ?? kept;
  return (
    <form className={styles.root} action={action} method="post">
      <input type="hidden" name={name} value={id} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        className={styles.button}
        type="submit"
        name="favourite"
        value={isKept ? 'remove' : 'add'}
        data-kept={isKept || undefined}
      >
        <PathIcon path={heartPath} size={22} />
        <span>
          {isKept ? labels.remove : labels.add}
          <span className="visually-hidden"> – {of}</span>
        </span>
      </button>
    </form>
  );
}
