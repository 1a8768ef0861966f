import type { Menu, Setting } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../catalogue/catalogue.ts';

export interface FrameData {
  readonly menus: readonly Menu[];
  readonly settings: readonly Setting[];
}

/** What the header and footer of every page need. */
export async function frameData(locale: Locale): Promise<FrameData> {
  const [menus, settings] = await Promise.all([
    read(locale, 'menus', {}, ['menus']),
    read(locale, 'settings', {}, ['settings']),
  ]);
  return { menus: menus.items, settings };
}

/** A setting is active when its value is 1. Source: 1-site.md §3 "Global setting". */
export const isActive = (settings: readonly Setting[], code: string): boolean =>
  settings.find((setting) => setting.code === code)?.values[0]?.value === '1';
