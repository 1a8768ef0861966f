import { compileRedirects, type RedirectTable } from '@veralune/redirects';
import { rulesOfIndex, type IndexedRule } from '@veralune/redirects/parse';
import { markets } from '@veralune/routing';
import type { SharedRows } from '../catalogue/catalogue.ts';
import { log } from '../log.ts';

type Redirections = SharedRows['redirections'];

/** A shop's redirection rules, in the editors' order. */
export function rulesOfShop(redirections: Redirections, shopId: number): IndexedRule[] {
  return redirections.all.filter((rule) => rule.shopId === shopId).map(({ from, to, type }) => ({ from, to, type }));
}

function siteOf(shopId: number): string {
  return Object.values(markets).find((market) => market.shopId === shopId)?.defaultSiteUrl ?? '';
}

function compile(redirections: Redirections, shopId: number): RedirectTable {
  const { rules, problems } = rulesOfIndex(rulesOfShop(redirections, shopId));
  const ignored = problems.map(({ code, about }) => `${code} ${about.join(' ')}`);
  if (ignored.length > 0) log('error', 'Invalid redirections are ignored.', { shopId, ignored });
  return compileRedirects(rules, { site: siteOf(shopId) });
}

/** Rules never change within a version of the catalogue, so each shop's table is compiled once, at its first use. */
const tables = new WeakMap<Redirections, Map<number, RedirectTable>>();

export function tableOfShop(redirections: Redirections, shopId: number): RedirectTable {
  const ofVersion = tables.get(redirections) ?? new Map<number, RedirectTable>();
  tables.set(redirections, ofVersion);
  const table = ofVersion.get(shopId) ?? compile(redirections, shopId);
  ofVersion.set(shopId, table);
  return table;
}
