import type { PageContext } from '../page-context.ts';
import type { LateLabels } from './late-islands.tsx';

export function lateLabels({ t }: PageContext): LateLabels {
  return {
    loading: { loading: t('layout.loading'), failed: t('layout.loading.failed') },
    offline: t('layout.offline'),
    newVersion: {
      text: t('layout.new-version'),
      labels: { refresh: t('layout.new-version.refresh'), later: t('layout.new-version.later') },
    },
  };
}
