import type { ReactNode } from 'react';
import { CheckoutSteps, type CheckoutStepsProps } from '../../components/checkout-steps/checkout-steps.tsx';
import { Page } from '../../components/page/page.tsx';
import styles from './checkout-layout.module.css';

export interface CheckoutLayoutProps {
  /** The page's heading. */
  title: string;
  intro?: string | undefined;
  steps: CheckoutStepsProps;
  /** The order summary; stays visible on wide screens. */
  summary?: ReactNode;
  children: ReactNode;
}

/** A checkout page between the cart and the confirmation: steps, task, order summary. */
export function CheckoutLayout({ title, intro, steps, summary, children }: CheckoutLayoutProps) {
  return (
    <Page>
      <div className={styles.root} data-summary={summary ? '' : undefined}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <CheckoutSteps {...steps} />
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        <div className={styles.main}>{children}</div>
        {summary ? <div className={styles.summary}>{summary}</div> : null}
      </div>
    </Page>
  );
}
