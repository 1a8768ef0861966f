import { tags, type Menu } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../catalogue/catalogue.ts';

export interface FrameData {
  readonly menus: readonly Menu[];
}

/** What the header and footer of every page need. */
export async function frameData(locale: Locale): Promise<FrameData> {
  const { items } = await read(locale, 'menus', {}, [tags.frame]);
  return { menus: items };
}
