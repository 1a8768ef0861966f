import type { SharedRows } from './catalogue.ts';

/**
 * Whether a shop's setting `explicit_account_errors` is on: errors may then tell whether an address has an account. Source:
 * docs/decisions/0022-accounts.md.
 */
export function hasExplicitAccountErrors(settings: SharedRows['settings'], shopId: number): boolean {
  return settings.all.some(
    (setting) => setting.shopId === shopId && setting.code === 'explicit_account_errors' && setting.value === '1',
  );
}
