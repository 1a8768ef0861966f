import { marketIds, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import type { Content } from './folders.ts';
import type { CodeFile, DeliveryFile } from './shop-schema.ts';

type Benefit = 'percent' | 'amounts' | 'gifts';

/** What a code of each kind gives: one of these, or nothing but free delivery. */
const benefits: Readonly<Record<CodeFile['kind'], readonly Benefit[]>> = {
  promo: ['percent', 'amounts'],
  advantage: ['percent', 'amounts'],
  csm: ['gifts'],
  first_order: [],
};
const allBenefits = ['percent', 'amounts', 'gifts'] as const;

function marketsWithWords({ words }: CodeFile): MarketId[] {
  return marketIds.filter((market) => words[market] !== undefined);
}

export function checkCode(code: CodeFile, check: FileCheck): void {
  const expected = benefits[code.kind];
  const given = allBenefits.filter((name) => code[name] !== undefined);
  for (const name of given.filter((each) => !expected.includes(each)))
    check.report([name], `a code of kind ${code.kind} has no ${name}`);
  if (expected.length > 0 && given.length !== 1)
    check.report(['kind'], `a code of kind ${code.kind} needs one of ${expected.join(', ')}`);
  if (code.amounts)
    for (const market of marketsWithWords(code))
      if (code.amounts[market] === undefined) check.report(['amounts'], `${market} has no amount`);
  if (code.use === 'once_per_customer' && !code.login)
    check.report(['login'], 'must be true: only customers who are signed in can be counted');
  if (code.kind === 'first_order' && !code.login)
    check.report(['login'], 'must be true: only customers who are signed in have a first order');
  check.references(['gifts'], 'products', code.gifts ?? []);
}

export function checkDelivery({ methods }: DeliveryFile, check: FileCheck): void {
  methods.forEach(({ kind, duration }, index) => {
    if (methods.findIndex((each) => each.kind === kind) < index)
      check.report(['methods', index, 'kind'], `"${kind}" is here twice`);
    if (duration.max < duration.min) check.report(['methods', index, 'duration', 'max'], 'must not be less than min');
  });
}

/** A word belongs to one code of a market, and a market has one file of deliveries. */
export function checkShopFiles(content: Content, start: (file: string) => FileCheck): void {
  const owners = new Map<string, string>();
  for (const [key, { words }] of content.codes)
    for (const market of marketIds)
      (words[market] ?? []).forEach((word, index) => {
        const owner = owners.get(`${market}:${word}`);
        if (owner !== undefined)
          start(`codes/${key}.yaml`).report(['words', market, index], `"${word}" is a word of "${owner}" too`);
        owners.set(`${market}:${word}`, key);
      });
  const delivered = new Map<MarketId, string>();
  for (const [key, { market }] of content.delivery) {
    const owner = delivered.get(market);
    if (owner !== undefined) start(`delivery/${key}.yaml`).report(['market'], `"${owner}" is of ${market} too`);
    delivered.set(market, key);
  }
}
