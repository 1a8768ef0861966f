import type { Product } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { PageContext } from '../page-context.ts';

/** The form, its confirmation, or a product that is back already. */
export type ReminderState = 'form' | 'sent' | 'in-stock';

export function reminderStateOf({ in_stock: inStock }: Pick<Product, 'in_stock'>, isSent: boolean): ReminderState {
  if (isSent) return 'sent';
  return inStock ? 'in-stock' : 'form';
}

export interface ReminderWords {
  readonly title: string;
  readonly text: string;
  /** Back to the product. */
  readonly link: LinkItem;
}

export function reminderWords(
  state: ReminderState,
  { name, slug }: Pick<Product, 'name' | 'slug'>,
  { locale, t }: PageContext,
): ReminderWords {
  const link = { label: t('reminder.back'), href: href('product', { slug }, locale) };
  switch (state) {
    case 'form':
      return { link, title: t('reminder.title', { product: name }), text: t('reminder.text') };
    case 'sent':
      return { link, title: t('reminder.sent.title'), text: t('reminder.sent.text', { product: name }) };
    case 'in-stock':
      return { link, title: t('reminder.in-stock.title', { product: name }), text: t('reminder.in-stock.text') };
  }
}
