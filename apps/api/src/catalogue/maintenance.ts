import type { Kept } from './catalogue.ts';

/** Whether a shop's setting `maintenance` is on. */
export const isInMaintenance = (settings: Kept['settings'], shopId: number): boolean =>
  settings.all.some((setting) => setting.shopId === shopId && setting.code === 'maintenance' && setting.value === '1');
