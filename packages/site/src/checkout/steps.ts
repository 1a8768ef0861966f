import { href } from '@veralune/routing';
import type { CheckoutStepsProps } from '@veralune/ui/components/checkout-steps/checkout-steps';
import type { PageContext } from '../page-context.ts';

const steps = ['cart', 'checkout-delivery', 'checkout-recap', 'checkout-payment'] as const;
export type CheckoutStepName = (typeof steps)[number];

/** The steps from the cart to the payment, each an address of its own. Source: 2-routes-redirects-commerce.md §2.5. */
export function checkoutSteps(current: CheckoutStepName, { locale, t }: PageContext): CheckoutStepsProps {
  const index = steps.indexOf(current);
  return {
    label: t('checkout.steps.label'),
    steps: steps.map((step) => ({ label: t(`checkout.steps.${step}`), href: href(step, {}, locale) })),
    current: index,
    labels: {
      done: t('checkout.steps.done'),
      progress: t('checkout.steps.progress', { step: index + 1, count: steps.length }),
    },
  };
}
