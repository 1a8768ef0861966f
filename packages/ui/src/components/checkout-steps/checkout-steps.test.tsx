import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stepsIn } from './checkout-steps.examples.ts';
import { CheckoutSteps } from './checkout-steps.tsx';

it.each([0, 1, 2, 3])(
  'step %i is the current one; what is done leads back, what is to come leads nowhere',
  (current) => {
    const html = renderToStaticMarkup(<CheckoutSteps {...stepsIn('fr', current)} />);
    const steps = [...html.matchAll(/<li.*?<\/li>/gs)].map(([step]) => step);
    expect(steps).toHaveLength(4);
    steps.forEach((step, index) => {
      expect(step.includes('aria-current="step"')).toBe(index === current);
      expect(step.includes('<a href')).toBe(index < current);
      expect(step.includes('(terminé)')).toBe(index < current);
    });
  },
);
