import { Moon } from '../moon/moon.tsx';
import styles from './checkout-steps.module.css';

export interface CheckoutStep {
  label: string;
  /** Link back to a completed step. */
  href?: string | undefined;
}

export interface CheckoutStepsProps {
  /** Names the list: `Étapes de la commande`. */
  label: string;
  steps: readonly CheckoutStep[];
  /** Index of the current step. */
  current: number;
  labels: {
    /** Read after a completed step: `terminé`. */
    done: string;
    /** Read before the name of the current step on phones: `Étape 2 sur 4`. */
    progress: string;
  };
}

function stateOf(index: number, current: number) {
  if (index === current) return 'current';
  return index < current ? 'done' : 'next';
}

const lit = { done: 1, current: 0.5, next: 0 };

/** The position between cart and confirmation. A completed step links back to its page. */
export function CheckoutSteps({ label, steps, current, labels }: CheckoutStepsProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <p className={styles.progress}>{labels.progress}</p>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          return (
            <li
              className={styles.step}
              key={step.label}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Moon lit={lit[state]} />
              <span className={styles.name}>
                {state === 'done' && step.href ? <a href={step.href}>{step.label}</a> : step.label}
                {state === 'done' ? <span className="visually-hidden"> ({labels.done})</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
