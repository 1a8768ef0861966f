import type { Locator, Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';

/** The search field of the header, which phones show on request. */
export async function searchField(page: Page, locale: Locale): Promise<Locator> {
  const banner = page.getByRole('banner');
  const field = banner.getByRole('searchbox');
  if (!(await field.isVisible()))
    await banner
      .locator('summary')
      .filter({ hasText: createTranslator(locale)('header.search.open') })
      .click();
  return field;
}
