import { calls } from '@veralune/api-client/contract';
import { compileRedirects, type RedirectTable } from '@veralune/redirects';
import { rulesOfIndex } from '@veralune/redirects/parse';
import type { Market } from '@veralune/routing';
import { apiUrl, siteUrl } from '../catalogue/environment.ts';
import { log } from '../log.ts';
import { createAddressBook, type AddressBook } from './address-book.ts';
import { Snapshot } from './snapshot.ts';

/** Age in milliseconds from which reading a snapshot starts a refresh. */
const maxAgeMs = 15_000;
const timeoutMs = 5_000;

export interface MarketSnapshots {
  readonly addressBook: Snapshot<AddressBook>;
  /** Redirect rules of the API, written by editors. */
  readonly redirections: Snapshot<RedirectTable>;
}

function warn(message: string): void {
  log('warn', message);
}

function createSnapshots(market: Market): MarketSnapshots {
  const { shopId } = market;
  return {
    addressBook: new Snapshot({
      name: 'address book',
      url: `${apiUrl()}${calls.urls.path}?shop_id=${shopId}`,
      parse: (body) => createAddressBook(calls.urls.answer.parse(body).items),
      maxAgeMs,
      timeoutMs,
      log: warn,
    }),
    redirections: new Snapshot({
      name: 'redirections',
      url: `${apiUrl()}${calls.redirectionIndex.path}?shop_id=${shopId}`,
      parse: (body) => {
        const { rules, problems } = rulesOfIndex(calls.redirectionIndex.answer.parse(body).items);
        for (const { code, about } of problems) warn(`redirections: ${code} ${about.join(' ')}`);
        return compileRedirects(rules, { site: siteUrl(market) });
      },
      maxAgeMs,
      timeoutMs,
      log: warn,
    }),
  };
}

/** Next bundles the proxy and the start-up code separately; `globalThis` is what they share. */
const globalStore = globalThis as typeof globalThis & { veraluneSnapshots?: Map<string, MarketSnapshots> };

export function snapshotsOf(market: Market): MarketSnapshots {
  const known = (globalStore.veraluneSnapshots ??= new Map()).get(market.id);
  if (known) return known;
  const created = createSnapshots(market);
  globalStore.veraluneSnapshots.set(market.id, created);
  return created;
}
