import type { Product } from '@veralune/api-client/contract';
import type { ProductScreenProps } from '@veralune/ui/screens/product/product';
import type { PageContext } from '../../page-context.ts';
import { contentOf } from './content-of.ts';

/** Dose, days of use and net content as on the back of the pack that the page shows, with links to their explanations. */
export function labelFigures(product: Product, context: PageContext): ProductScreenProps['label'] {
  const { t } = context;
  const sizes = product.packaging_sizes;
  const shown = sizes.find(({ label }) => label === product.packaging) ?? sizes[0];
  const days = shown?.duration_days ?? null;
  const explained = sizes.length > 1 ? '#sizes' : '#how';
  const figures = [
    {
      label: t(product.step_doses.length > 0 ? 'product.doses.portion' : 'product.dose.title'),
      value: product.nutrition.dose,
      href: '#usage',
    },
    {
      label: t('product.duration.label'),
      value: days === null ? '' : t('product.duration.days', { count: days }),
      href: explained,
    },
    { label: t('product.packaging.content'), value: (shown && contentOf(shown, context)) ?? '', href: explained },
  ];
  return figures.filter(({ value }) => value !== '');
}
