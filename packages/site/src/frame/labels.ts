import type { FrameLabels } from '@veralune/ui/sections/frame/frame';
import type { Present } from '../present/context.ts';

export function frameLabels({ t }: Present): FrameLabels {
  return {
    skip: t('skip.label'),
    skipToContent: t('skip.content'),
    skipToMenu: t('skip.menu'),
    skipToSearch: t('skip.search'),
    goToTop: t('layout.top'),
  };
}
