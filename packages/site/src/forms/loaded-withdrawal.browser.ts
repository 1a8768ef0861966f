import { hydratedWhenUsed } from '../late/hydrated-when-used.ts';
import type { WithdrawalIslandProps } from './withdrawal-island.tsx';
import { isFormNeeded } from './is-form-needed.ts';

/** In browsers, the script of the form is loaded when the page is used. */
export const LoadedWithdrawal = hydratedWhenUsed<WithdrawalIslandProps>(
  async () => (await import('./loaded-withdrawal.tsx')).LoadedWithdrawal,
  () => isFormNeeded('withdrawal'),
);
