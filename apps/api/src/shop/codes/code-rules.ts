import type { CodeBenefit, CodeFault, CodeKind } from '@veralune/api-client/contract';
import type { CodeModel } from '../../models/models.ts';
import { percentOf } from '../money.ts';

/** What decides whether a code applies. */
export interface CodeSituation {
  readonly shopId: number;
  /** The price of the products, without codes. */
  readonly productsCents: number;
  readonly isSignedIn: boolean;
  /** Whether the use that the code allows is over, for everyone or for this customer. */
  readonly isUsed: boolean;
  /** Whether the customer has an order that was not canceled. */
  readonly hasOrdered: boolean;
  /** Kinds of the codes that were entered before and apply. */
  readonly kindsBefore: readonly CodeKind[];
}

/** Kinds that exclude each other. Source: 2-routes-redirects-commerce.md §9 "CSM". */
function excludes(one: CodeKind, other: CodeKind): boolean {
  if (one === other) return true;
  const pair: readonly CodeKind[] = [one, other];
  return pair.includes('csm') && pair.includes('advantage');
}

/** Why a code has no effect; null if it applies. `undefined` is a code that the shop does not have now. */
export function codeFault(code: CodeModel | undefined, situation: CodeSituation): CodeFault | null {
  if (code === undefined) return 'code_invalid';
  if (code.login && !situation.isSignedIn) return 'code_login_required';
  if (situation.isUsed) return 'code_used';
  if (situation.kindsBefore.some((kind) => excludes(code.kind, kind))) return 'code_not_combinable';
  if (situation.productsCents < (code.minimums[situation.shopId] ?? 0)) return 'code_condition';
  if (code.kind === 'first_order' && situation.hasOrdered) return 'code_condition';
  return null;
}

export function benefitOf({ kind, percent, amounts }: CodeModel, shopId: number): CodeBenefit {
  if (kind === 'csm') return { kind: 'gift' };
  if (kind === 'first_order') return { kind: 'free_delivery' };
  return percent === null ? { kind: 'amount', cents: amounts[shopId] ?? 0 } : { kind: 'percent', percent };
}

/** What a benefit takes off an amount: never more than the amount. */
export function discountOf(benefit: CodeBenefit, cents: number): number {
  switch (benefit.kind) {
    case 'percent':
      return percentOf(cents, benefit.percent);
    case 'amount':
      return Math.min(benefit.cents, cents);
    default:
      return 0;
  }
}

/** A code as people type it, in the form in which it is stored: `csm 4k7p 2m9x` → `CSM4K7P2M9X`. */
export function comparableCode(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]/g, '');
}
