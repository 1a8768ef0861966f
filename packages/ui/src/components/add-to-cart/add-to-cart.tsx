'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
import { Notice } from '../notice/notice.tsx';
import { QuantityStepper, type QuantityStepperProps } from '../quantity-stepper/quantity-stepper.tsx';
import { bagPath } from '../icon/island-paths.ts';
import styles from './add-to-cart.module.css';
import { CartConfirmation, type CartConfirmationProps } from './cart-confirmation.tsx';

/** The result: what to announce, or why it failed. */
export type AddResult = { kind: 'added'; confirmation: CartConfirmationProps } | { kind: 'failed'; message: string };

type AddState = { kind: 'idle' } | { kind: 'adding' } | AddResult;

export interface AddToCartProps {
  /** The address to which the form is posted without scripts. */
  action: string;
  /** Id of the product, posted as `product`. */
  product: string;
  /** Choices to make first: pack size, flavour. */
  choices?: readonly SelectFieldProps[] | undefined;
  quantity: Omit<QuantityStepperProps, 'sends' | 'onQuantity'>;
  labels: {
    /** `Ajouter au panier`. */
    add: string;
    /** While the request is pending: `Ajout en cours`. */
    adding: string;
    /** If the request fails. */
    failed: string;
  };
  /**
   * Adds the product without leaving the page; if omitted, the form is submitted. A rejection shows `labels.failed`.
   */
  onAdd?: ((data: FormData) => Promise<AddResult>) | undefined;
}

/**
 * The announced text. The live region is rendered from the start; otherwise screen readers miss the first announcement.
 */
function statusText(state: AddState, labels: AddToCartProps['labels']): string {
  if (state.kind === 'adding') return labels.adding;
  if (state.kind !== 'added') return '';
  const { title, product, cart } = state.confirmation;
  return [title, product.name, cart].join(', ');
}

/** Adds a product to the cart and shows the cart's content. */
export function AddToCart({ action, product, choices = [], quantity, labels, onAdd }: AddToCartProps) {
  const [state, setState] = useState<AddState>({ kind: 'idle' });
  const button = useRef<HTMLDivElement>(null);

  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onAdd) return;
    event.preventDefault();
    if (state.kind === 'adding') return;
    setState({ kind: 'adding' });
    const data = new FormData(event.currentTarget);
    setState(await onAdd(data).catch((): AddResult => ({ kind: 'failed', message: labels.failed })));
  };

  const close = () => {
    setState({ kind: 'idle' });
    button.current?.querySelector('button')?.focus();
  };

  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        action={action}
        method="post"
        onSubmit={(event) => {
          void add(event);
        }}
      >
        <input type="hidden" name="product" value={product} />
        {choices.map((choice) => (
          <SelectField key={choice.id} {...choice} />
        ))}
        <div className={styles.row}>
          <QuantityStepper {...quantity} />
          <div className={styles.add} ref={button}>
            <Button type="submit" icon={bagPath} wide aria-disabled={state.kind === 'adding' || undefined}>
              {state.kind === 'adding' ? labels.adding : labels.add}
            </Button>
          </div>
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {statusText(state, labels)}
      </p>
      {state.kind === 'failed' ? (
        <Notice tone="error" live="alert">
          {state.message}
        </Notice>
      ) : null}
      {state.kind === 'added' ? <CartConfirmation {...state.confirmation} onClose={close} /> : null}
    </div>
  );
}
