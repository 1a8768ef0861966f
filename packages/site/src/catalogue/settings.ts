import { pageSizeOf, tags, type PageSize, type Setting } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from './catalogue.ts';

/** Source: 3-decisions.md "Settings". */
export type SettingCode =
  'point_of_sale' | 'newsletter' | 'newsletter_pop_in' | 'online_sale' | 'discount_banner' | 'maintenance';

export function findSetting(settings: readonly Setting[], code: SettingCode): Setting | undefined {
  return settings.find((setting) => setting.code === code);
}

/** Whether a setting is active: its first value is `1`. Source: 1-site.md §3. */
export function isActive(settings: readonly Setting[], code: SettingCode): boolean {
  return findSetting(settings, code)?.values[0]?.value === '1';
}

/** The global settings of the market. The tag is that of the header and footer, which every page has. */
export function readSettings(locale: Locale): Promise<Setting[]> {
  return read(locale, 'settings', {}, [tags.frame]);
}

export async function isSettingActive(locale: Locale, code: SettingCode): Promise<boolean> {
  return isActive(await readSettings(locale), code);
}

/** Products on one page of a listing or of results. */
export async function readPageSize(locale: Locale): Promise<PageSize> {
  const settings = await readSettings(locale);
  return pageSizeOf(settings.map(({ code, values }) => ({ code, value: values[0]?.value ?? '' })));
}
