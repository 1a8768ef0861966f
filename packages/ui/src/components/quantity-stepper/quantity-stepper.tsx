'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityLabels {
  /** `Quantité`. */
  quantity: string;
  /** `Retirer une unité`. */
  less: string;
  /** `Ajouter une unité`. */
  more: string;
  /** Sends the form where no script does: `Mettre à jour`. */
  update: string;
}

export interface QuantityStepperProps {
  id: string;
  /** Name of the field. */
  name: string;
  quantity: number;
  min?: number | undefined;
  /** What there is in stock, or may be ordered at once. */
  max: number;
  /** Joined to the labels for screen readers where several stand in a list: the product's name. */
  of?: string | undefined;
  labels: QuantityLabels;
  /**
   * The form around it is about this quantity alone. Before scripts run, the buttons then send it, with `step` -1 or 1.
   * Elsewhere they show once there are scripts, and the plain field serves until then.
   */
  sends?: boolean | undefined;
  /** Called with a new quantity in bounds, once it is typed. Without it, a form that `sends` is submitted. */
  onQuantity?: ((quantity: number) => void) | undefined;
}

/** How many of a product: a number field between two buttons. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, name, quantity, min = 1, max, of, labels, sends = false, onQuantity } = props;
  const field = useRef<HTMLInputElement>(null);
  const passedOn = useRef(quantity);
  const [given, setGiven] = useState(quantity);
  const [current, setCurrent] = useState(quantity);
  const suffix = of ? <span className="visually-hidden"> – {of}</span> : null;

  // The cart may answer with another quantity than was asked for: what is left in stock.
  if (given !== quantity) {
    setGiven(quantity);
    setCurrent(quantity);
  }
  useEffect(() => {
    passedOn.current = quantity;
    if (field.current) field.current.value = String(quantity);
  }, [quantity]);

  const settle = () => {
    const input = field.current;
    if (!input?.validity.valid || input.valueAsNumber === passedOn.current) return;
    passedOn.current = input.valueAsNumber;
    setCurrent(input.valueAsNumber);
    if (onQuantity) onQuantity(input.valueAsNumber);
    else if (sends) input.form?.requestSubmit();
  };

  const step = (by: 1 | -1) => (event: MouseEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const from = Number.isNaN(input.valueAsNumber) ? min : input.valueAsNumber + by;
    input.value = String(Math.min(max, Math.max(min, from)));
    settle();
  };

  // Where the quantity stays in the page, Enter must not send the form.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onQuantity) return;
    event.preventDefault();
    settle();
  };

  const button = (by: 1 | -1, words: string, isOver: boolean) => (
    <button
      className={styles.button}
      type={sends ? 'submit' : 'button'}
      name={sends ? 'step' : undefined}
      value={sends ? by : undefined}
      aria-disabled={isOver || undefined}
      onClick={step(by)}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} size={18} />
      <span className="visually-hidden">{words}</span>
      {suffix}
    </button>
  );

  return (
    <div className={styles.root} data-sends={sends || undefined}>
      {/* Enter in the field presses the first button of its form: it must not be the minus. */}
      {sends ? <button type="submit" hidden tabIndex={-1} /> : null}
      <label className="visually-hidden" htmlFor={id}>
        {labels.quantity}
        {of ? ` – ${of}` : null}
      </label>
      <div className={styles.group}>
        {button(-1, labels.less, current <= min)}
        <input
          ref={field}
          className={styles.field}
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          required
          autoComplete="off"
          defaultValue={quantity}
          onBlur={settle}
          onKeyDown={onEnter}
        />
        {button(1, labels.more, current >= max)}
      </div>
      {sends ? (
        <button className={styles.update} type="submit">
          {labels.update}
          {suffix}
        </button>
      ) : null}
    </div>
  );
}
