import { hasRoute, href } from '@veralune/routing';
import type { PageContext } from '../page-context.ts';
import type { LateLabels } from './late-islands.tsx';

export function lateLabels({ locale, t }: PageContext): LateLabels {
  return {
    loading: { loading: t('layout.loading'), failed: t('layout.loading.failed') },
    offline: t('layout.offline'),
    cart: hasRoute('cart', locale)
      ? { path: href('cart', {}, locale), title: t('layout.offline.cart'), note: t('layout.offline.cart-note') }
      : undefined,
    newVersion: {
      text: t('layout.new-version'),
      labels: { refresh: t('layout.new-version.refresh'), later: t('layout.new-version.later') },
    },
  };
}
