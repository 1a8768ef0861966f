import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { languageTag } from '@veralune/i18n';
import type { Locale } from '@veralune/routing';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A request that the browser gave up because the page was left, or because a prefetch was no longer wanted. */
function isGivenUp(failure: string | undefined) {
  return failure === 'net::ERR_ABORTED';
}

export interface VisitorOptions {
  readonly locale: Locale;
  readonly hasScripts: boolean;
}

/** Someone with a page in front of them, to whom no fault of it is lost. */
export class Visitor {
  readonly page: Page;
  readonly #options: VisitorOptions;
  readonly #faults: string[] = [];
  readonly #statuses = new Map<string, number>();

  constructor(page: Page, options: VisitorOptions) {
    this.page = page;
    this.#options = options;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const failure = request.failure()?.errorText;
      // A browser without scripts refuses those that the page names, and says so of each.
      const isRefused = !options.hasScripts && request.resourceType() === 'script';
      if (!isRefused && !isGivenUp(failure)) this.#faults.push(`request: ${request.url()} ${failure}`);
    });
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) this.#statuses.set(response.url(), response.status());
      else if (response.status() >= 400) this.#faults.push(`answer: ${response.status()} ${response.url()}`);
    });
  }

  /** Looks at the page as it stands: language, one heading of the first level, no accessibility fault, no sideways scrolling. */
  async look(path: string | RegExp): Promise<void> {
    const { page } = this;
    const { locale, hasScripts } = this.#options;
    if (typeof path === 'string') await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    else await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ - Veralune/);
    if (!hasScripts) return;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      page.url(),
    ).toEqual([]);
  }

  /** The status with which a document answered. */
  statusOf(address: string): number | undefined {
    return this.#statuses.get(address);
  }

  /** Everything that went wrong so far. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  /** Statuses of all documents, but those expected to be missing. */
  get failedDocuments(): string[] {
    return [...this.#statuses].filter(([, status]) => status >= 400).map(([address, status]) => `${status} ${address}`);
  }
}
