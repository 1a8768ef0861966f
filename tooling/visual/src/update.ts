import type { TestInfo } from '@playwright/test';

/** Whether what is seen becomes what is kept: Playwright's own `--update-snapshots=changed`. */
export const isUpdate = ({ config }: TestInfo): boolean => ['all', 'changed'].includes(config.updateSnapshots);
