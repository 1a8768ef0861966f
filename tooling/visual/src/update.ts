import type { TestInfo } from '@playwright/test';

/** Whether what is seen becomes what is kept: Playwright's own `--update-snapshots=changed`. */
export function isUpdate({ config }: TestInfo): boolean {
  return ['all', 'changed'].includes(config.updateSnapshots);
}
