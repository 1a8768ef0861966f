import type { FrameLabels } from '@veralune/ui/sections/frame/frame';
import type { PageContext } from '../page-context.ts';

export function frameLabels({ t }: PageContext): FrameLabels {
  return {
    skip: t('skip.label'),
    skipToContent: t('skip.content'),
    skipToMenu: t('skip.menu'),
    skipToSearch: t('skip.search'),
    goToTop: t('layout.top'),
  };
}
