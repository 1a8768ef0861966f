import type { Locator, Page } from '@playwright/test';

/** The form of the page. */
export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/** The controls of a form are found by the names of the contract; their labels are tested with the summary's links. */
export function control(page: Page, name: string): Locator {
  return formOf(page).locator(`[name="${name}"]`);
}

/** The error summary of the page's form. */
export function summaryOn(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('alert') });
}

/** Types into a control as with the keyboard. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  await control(page, name).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
