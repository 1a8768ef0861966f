import type { MarketConfig } from './market.ts';

/** A server serves one market. Next bundles pages and start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneMarket?: MarketConfig };

export function registerMarket(config: MarketConfig): void {
  globalStore.veraluneMarket = config;
}

/** @throws VR-SITE-005 when the app's `instrumentation.ts` did not call `prepare` */
export function registeredMarket(): MarketConfig {
  if (!globalStore.veraluneMarket) {
    throw new Error(
      'VR-SITE-005: no market is registered. Call `prepare(market)` in `register` of instrumentation.ts.',
    );
  }
  return globalStore.veraluneMarket;
}
