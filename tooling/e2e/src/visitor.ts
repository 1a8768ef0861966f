import { expect, type Page } from '@playwright/test';
import { languageTag } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';
import { violationsOf } from './audit.ts';
import { putBarsInTheirPlace } from './bars.ts';
import { test, waitUntilInteractive } from './test.ts';

/** In a wide window a market with languages, on a phone the longest words. The stories show every locale to axe. */
const auditedLocale: Readonly<Record<string, Locale>> = {
  desktop: 'fr-be',
  'desktop journey': 'fr-be',
  phone: 'de-de',
  'phone journey': 'de-de',
};

/** For a test that repeats the same screens in several locales: whether axe checks them in this one. */
export function isAuditedLocale(locale: Locale): boolean {
  return auditedLocale[test.info().project.name] === locale;
}

/** Whether the browser canceled a request, because the page was left or a prefetch was no longer needed. */
function isCanceled(failure: string | undefined) {
  return failure === 'net::ERR_ABORTED';
}

export interface VisitorOptions {
  readonly locale: Locale;
  readonly hasScripts: boolean;
  /** False where another locale of the same test shows the same elements to axe. */
  readonly isAudited?: boolean;
}

/** A browser page that records all errors. */
export class Visitor {
  readonly page: Page;
  readonly #options: VisitorOptions;
  readonly #errors: string[] = [];
  readonly #statuses = new Map<string, number>();

  constructor(page: Page, options: VisitorOptions) {
    this.page = page;
    this.#options = options;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#errors.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText;
      // With scripts disabled, the browser reports each script of the page as a failed request.
      const isRefused = !options.hasScripts && request.resourceType() === 'script';
      if (!isRefused && !isCanceled(failure)) this.#errors.push(`request: ${request.url()} ${failure}`);
    });
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) this.#statuses.set(response.url(), response.status());
      else if (response.status() >= 400) this.#errors.push(`response: ${response.status()} ${response.url()}`);
    });
  }

  /** Checks the current page: language, one first-level heading, no accessibility violations, no horizontal scrolling. */
  async check(path: string | RegExp): Promise<void> {
    const { page } = this;
    const { locale, hasScripts, isAudited = true } = this.#options;
    if (typeof path === 'string') await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    else await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ – Veralune$/);
    if (!hasScripts) return;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} scrolls horizontally`).toBeLessThanOrEqual(0);
    if (!isAudited) return;
    // React may put the title in again when it takes a page over.
    await waitUntilInteractive(page);
    await expect(page).toHaveTitle(/\S/);
    const putBack = await page.evaluateHandle(putBarsInTheirPlace);
    const violations = await violationsOf(page);
    await putBack.evaluate((restore) => restore());
    expect(violations, page.url()).toEqual([]);
  }

  /** The HTTP status of a document. */
  statusOf(address: string): number | undefined {
    return this.#statuses.get(address);
  }

  /** All errors so far. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  /** The documents with an error status. */
  get failedDocuments(): string[] {
    return [...this.#statuses].filter(([, status]) => status >= 400).map(([address, status]) => `${status} ${address}`);
  }
}
