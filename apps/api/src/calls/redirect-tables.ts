import { compileRedirects, type RedirectTable } from '@veralune/redirects';
import { rulesOfIndex, type IndexedRule } from '@veralune/redirects/parse';
import { markets } from '@veralune/routing';
import type { Kept } from '../catalogue/catalogue.ts';
import { log } from '../log.ts';

type Redirections = Kept['redirections'];

/** A shop's rules, in the order in which editors wrote them. */
export function rulesOfShop(redirections: Redirections, shopId: number): IndexedRule[] {
  return redirections.all.filter((rule) => rule.shopId === shopId).map(({ from, to, type }) => ({ from, to, type }));
}

function siteOf(shopId: number): string {
  return Object.values(markets).find((market) => market.shopId === shopId)?.defaultSiteUrl ?? '';
}

function compile(redirections: Redirections, shopId: number): RedirectTable {
  const { rules, problems } = rulesOfIndex(rulesOfShop(redirections, shopId));
  const ignored = problems.map(({ code, about }) => `${code} ${about.join(' ')}`);
  if (ignored.length > 0) log('error', 'Redirections are ignored.', { shopId, ignored });
  return compileRedirects(rules, { site: siteOf(shopId) });
}

/** Rules never change within a version of the catalogue, so each shop's table is compiled once, when it is first used. */
const tables = new WeakMap<Redirections, Map<number, RedirectTable>>();

export function tableOfShop(redirections: Redirections, shopId: number): RedirectTable {
  const ofVersion = tables.get(redirections) ?? new Map<number, RedirectTable>();
  tables.set(redirections, ofVersion);
  const table = ofVersion.get(shopId) ?? compile(redirections, shopId);
  ofVersion.set(shopId, table);
  return table;
}
