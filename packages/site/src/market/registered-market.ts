import type { MarketConfig } from './market.ts';

/** A server serves one market; its pages are bundled apart from its start-up code, so it lives on the process. */
const shelf = globalThis as typeof globalThis & { veraluneMarket?: MarketConfig };

export function registerMarket(config: MarketConfig): void {
  shelf.veraluneMarket = config;
}

/** @throws VR-SITE-005 when the app's `instrumentation.ts` did not call `prepare` */
export function registeredMarket(): MarketConfig {
  if (!shelf.veraluneMarket) {
    throw new Error(
      'VR-SITE-005: no market is registered. Call `prepare(market)` in `register` of instrumentation.ts.',
    );
  }
  return shelf.veraluneMarket;
}
