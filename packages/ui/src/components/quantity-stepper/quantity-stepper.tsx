'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { minusPath, plusPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import styles from './quantity-stepper.module.css';

export interface QuantityLabels {
  /** `Quantité`. */
  quantity: string;
  /** `Retirer une unité`. */
  less: string;
  /** `Ajouter une unité`. */
  more: string;
  /** Submits the form without scripts: `Mettre à jour`. */
  update: string;
}

export interface QuantityStepperProps {
  id: string;
  /** Name of the field. */
  name: string;
  quantity: number;
  min?: number | undefined;
  /** Maximum: the stock, or the most that may be ordered at once. */
  max: number;
  /** Appended to the labels for screen readers if there are several in a list: the product's name. */
  of?: string | undefined;
  labels: QuantityLabels;
  /**
   * The form around it is only for this quantity. Before scripts run, the buttons send it, with `step` -1 or 1.
   * Otherwise the buttons appear after hydration, and only the plain field is shown before.
   */
  sends?: boolean | undefined;
  /**
   * Called with a new quantity within the bounds, after typing. If omitted and `sends` is set, the form is submitted.
   */
  onQuantity?: ((quantity: number) => void) | undefined;
}

/** The quantity of a product: a number field between two buttons. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, name, quantity, min = 1, max, of, labels, sends = false, onQuantity } = props;
  const field = useRef<HTMLInputElement>(null);
  const passedOn = useRef(quantity);
  const [given, setGiven] = useState(quantity);
  const [current, setCurrent] = useState(quantity);
  const suffix = of ? <span className="visually-hidden"> – {of}</span> : null;

  // The cart may answer with a smaller quantity than requested: the remaining stock.
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

  // If `onQuantity` handles the quantity, Enter must not submit the form.
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
      <PathIcon path={by === 1 ? plusPath : minusPath} size={18} />
      <span className="visually-hidden">{words}</span>
      {suffix}
    </button>
  );

  return (
    <div className={styles.root} data-sends={sends || undefined}>
      {/* Enter in the field activates the first submit button of its form: it must not be the minus. */}
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
