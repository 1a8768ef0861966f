'use client';

import { useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../button/button.tsx';
import { SelectField, type SelectFieldProps } from '../field/select-field.tsx';
import { Notice } from '../notice/notice.tsx';
import { QuantityStepper, type QuantityStepperProps } from '../quantity-stepper/quantity-stepper.tsx';
import styles from './add-to-cart.module.css';
import { CartConfirmation, type CartConfirmationProps } from './cart-confirmation.tsx';

/** How it went: what to say of it, or why it didn't go. */
export type AddResult = { kind: 'added'; confirmation: CartConfirmationProps } | { kind: 'failed'; message: string };

type AddState = { kind: 'idle' } | { kind: 'adding' } | AddResult;

export interface AddToCartProps {
  /** Where the form is posted without scripts. */
  action: string;
  /** The product, posted as `product`. */
  product: string;
  /** Packs, flavours: what must be chosen. */
  choices?: readonly SelectFieldProps[] | undefined;
  quantity: Omit<QuantityStepperProps, 'sends' | 'onQuantity'>;
  labels: {
    /** `Ajouter au panier`. */
    add: string;
    /** While it is on its way: `Ajout en cours`. */
    adding: string;
    /** When something broke on the way. */
    failed: string;
  };
  /** Adds it in the page; without it the form goes. A rejection shows `labels.failed`. */
  onAdd?: ((data: FormData) => Promise<AddResult>) | undefined;
}

/** What is read out. The region is there from the start, or its first words would be lost. */
function newsOf(state: AddState, labels: AddToCartProps['labels']): string {
  if (state.kind === 'adding') return labels.adding;
  if (state.kind !== 'added') return '';
  const { title, product, cart } = state.confirmation;
  return [title, product.name, cart].join(', ');
}

/** Puts a product into the cart, and says what is in there now. */
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
            <Button type="submit" icon="bag" wide aria-disabled={state.kind === 'adding' || undefined}>
              {state.kind === 'adding' ? labels.adding : labels.add}
            </Button>
          </div>
        </div>
      </form>
      <p className="visually-hidden" role="status">
        {newsOf(state, labels)}
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
