import type { TestInfo } from '@playwright/test';

/** Whether changed pictures are accepted, by Playwright's option `--update-snapshots=changed`. */
export function isUpdate({ config }: TestInfo): boolean {
  return ['all', 'changed'].includes(config.updateSnapshots);
}
