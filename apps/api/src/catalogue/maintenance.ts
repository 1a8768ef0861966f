import type { SharedRows } from './catalogue.ts';

/** Whether a shop's setting `maintenance` is on. */
export function isInMaintenance(settings: SharedRows['settings'], shopId: number): boolean {
  return settings.all.some(
    (setting) => setting.shopId === shopId && setting.code === 'maintenance' && setting.value === '1',
  );
}
