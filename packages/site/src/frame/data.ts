import { tags, type Menu, type Setting } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../catalogue/catalogue.ts';
import { readSettings } from '../catalogue/settings.ts';

export interface FrameData {
  readonly menus: readonly Menu[];
  readonly settings: readonly Setting[];
}

/** The data of the header and footer of every page. */
export async function frameData(locale: Locale): Promise<FrameData> {
  const [menus, settings] = await Promise.all([read(locale, 'menus', {}, [tags.frame]), readSettings(locale)]);
  return { menus: menus.items, settings };
}
